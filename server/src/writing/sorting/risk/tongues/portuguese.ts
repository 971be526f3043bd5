import type { HarmWords } from './harm-words.ts';
import { words } from './plain-letters.ts';

export const PORTUGUESE: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:suic[ií]d|auto-?(?:les|mutil|agress|agrid)|overdose|sobredos|cart(?:a|inha) de despedida|ideação
        |ideias? de (?:morte|morrer|suic|se matar)
        |(?:quer|quero|queria|querer|querendo|prefere|preferia|vontade de|pens\p{L}{1,3} em|tent\p{L}{1,3}
          |desej\p{L}{1,3}|gostava de|ameaç\p{L}{1,3}) (?:se |me )?(?:morrer|matar(?:-se|-me)?|se matar|me matar|sumir
          |desaparecer|enforcar(?:-se)?|cortar-se|magoar-se|mutilar|atirar-se|jogar-se|jogar da|pular|não (?:acordar
          |existir|viver|estar)|acabar com (?:a vida|tudo|isto|isso)|tirar a (?:própria )?vida|pôr (?:termo|fim) à vida
          |dormir (?:para sempre|e não))
        |(?:não|nem) (?:quer|quero|queria|tem vontade de|apetece|aguenta|vale a pena
          |vê sentido em) (?:mais |já |continuar a )?(?:viver|vivo|viva|acordar|estar (?:cá|viv|aqui)|existir)
          |(?:já )?não (?:anda|ando|está|estou) cá a fazer nada|mais val(?:ia|e) (?:\p{L}{1,6} )?(?:morrer|morta|morto
          |deus levar|não (?:acordar|ter nascido|estar))|deus (?:me|a|o) lev(?:e|asse)|deus levá-l[ao]|(?:melhor
          |descansad\p{L}|aliviad\p{L}) (?:sem (?:mim|ela|ele)|se (?:eu|ela|ele) (?:morre|não))|um (?:peso|fardo
          |estorvo) para|acabar com (?:a (?:minha |própria )?vida|tudo)|pôr (?:termo|fim) à (?:própria )?vida
          |tirar a própria vida
        |(?:cort|queim|arranh|mutil|golpe|esfol)\p{L}{1,3}-se(?= (?:nos|no|na|nas|com|quando|às|os|o)|[.,;]|$)
          |se (?:cort|queim|arranh|mutil)\p{L}{1,3}(?= (?:nos|no|na|nas|com|quando|os|o|de))|cort(?:a|ou|es|ava
          |ar) (?:\p{L}{1,6} )?(?:os pulsos|os braços|nos braços|nos pulsos|nas coxas|nas pernas|o braço)
          |lâminas?(?!\p{L})|giletes?(?!\p{L})|enforc(?:ar|ou|ad)|a corda (?:no|ao|na)|corda (?:na garagem|no pescoço
          |no quarto|debaixo|atada|preparada)|linha do comboio|trilho do trem|atir(?:ar|ou|ava)(?:-se|-me) (?:da|de|do
          |ao|à|para)|(?:jog|pul|salt)\p{L}{1,3} (?:da (?:ponte|janela|varanda)|do (?:prédio|viaduto|terraço|telhado)
          |na frente|para (?:a linha|debaixo|o comboio))
        |(?:tom|engol|inger)\p{L}{1,3} (?:\p{L}{1,8} ){0,4}(?:caixas?(?= (?:de|inteira|toda)|[.,]|$)|cartela
          |frasco (?:de|inteiro)|lamelas?|(?:muitos|demasiados|todos os|vários|um monte de|\d{2,3}) (?:comprimidos
          |remédios|calmantes)|lixívia|veneno|chumbinho|raticida|paraquat)|comprimidos (?:\p{L}{1,10} ){0,2}(?:guardad
          |escondid|a mais|de uma vez|todos)|(?:guard|escond|junt|acumul)\p{L}{1,3} (?:\p{L}{1,9} ){0,5}(?:comprimidos
          |remédios|calmantes)|vozes (?:que )?(?:\p{L}{1,8} ){0,3}(?:mandam|ordenam|dizem para (?:se|me|ela|ele)))
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:bat(?:e|eu|ia|er|em) ?-lhes?(?!\p{L})|bat(?:e|eu|ia) (?:nela|nele|neles|na (?:mulher|mãe|filha
        |esposa|namorada|criança|irmã)|no (?:filho|irmão|menino|miúdo)|nos (?:filhos|miúdos)|em mim|-me)|me (?:bate
        |bateu|batia|empurr|amea[çc]|enforc|estup|viol|agarr|xinga|humilh|chut|persegue)\p{L}{0,4}|(?:empurr|esbofete
        |pontape|estrangul|esgan|sufoc|morde|mordeu|amea[çc]|agred|viol|humilh|insult|queim|fech|tranc|persegu|control
        |espanc|sacud|puxa|aperta|agarr|apalp|molest|toc|mexe)\p{L}{0,4}(?:-lhe|-a|-o|-me|-os
        |-as)(?!\p{L})(?! (?:o sono|a música))
        |(?:levou|leva|levar|deu|dá|apanhou|apanha) (?:\p{L}{1,6} ){0,2}(?:estalos?|bofetadas?|tareia|sova|porrada
          |pancada|murros?|pontapés?|tapas?(?! na)|surra|chapadas?|palmadas?|cintadas?)(?!\p{L})|tareia|espanc|porrada
          |bofetada|pontapé|levant\p{L}{1,3} a mão|com (?:o|um) cinto|cintadas|apertou?-?(?:lhe)? o pescoço
          |puxou-lhe os cabelos|pelos cabelos|maus-?tratos|maltrat
        |violência|estupr|violou|violada|abus(?:o|ou|ad[ao]|ava|os)(?!\p{L})(?= sexua| del| da | do |[.,;]|$| por)
          |abusador|assédio|apalp|(?:lhe |me )?(?:mexe|mexia|mexeu|toca|tocou
          |tocava)(?:-lhe)? (?:\p{L}{1,6} ){0,2}(?:por baixo|debaixo|nas partes|nas mamas|entre|à noite|no rabo|na pipi
          |onde não|lá em baixo|nas partes íntimas)|casamento forçado|mutilação|pedófil|aliciad
        |(?:vou-te|vai-me|vou|vai) matar|mato-te|te mato|mat[aá]-l[ao]s?|amea[çc]|facada|esfaque|(?:com|uma|tem|a
          |pega na|puxou da) faca(?!\p{L})|navaja|navalha|catana|pistola|caçadeira|espingarda|revólver|arma (?:de fogo
          |branca|em casa|carregada)|(?:tem|tenho|tinha|com|por|vive com|sente) medo (?:d[aoe]s?|que (?:ele|o|a|ela)
          |dele|dela) ?(?:(?:pai|mãe|marido|padrasto|namorado|companheiro|tio|filho|avô|ele|ela|ex|me|lhe|a|o|irmão
          |voltar|ir para casa)(?!\p{L}))?|medo de (?:ir|voltar) para casa
        |(?:tira|tirou|fica|rouba|controla|levanta)(?:-lhe)? (?:com )?(?:a|o|todo|toda|as|os) (?:reforma|dinheiro
          |pensão|telemóvel|passaporte|cartão|documentos)|grita-lhe|(?:fechad|trancad)[ao]s? (?:à chave|em casa
          |no quarto|na|no)|(?:deix|fic)\p{L}{1,3} (?:\p{L}{1,8} ){0,3}(?:sozinh[ao]s? (?:em casa|à noite|de noite
          |o dia|durante)|sem (?:comer|comida|jantar|água|cuidados))|passam? (?:\p{L}{1,4} )?(?:dia|noite
          |tarde)s? sozinh|sozinhos em casa|não (?:lhe|lhes) d(?:á|ão|eu) (?:de )?(?:comer|comida|jantar)|(?:nada
          |pouco) para comer em casa|frigorífico vazio|geladeira vazia|negligência|úlceras? de pressão|escaras?
          |nódoas? negras?|hematomas?|marcas? de (?:cinto|dedos|queimadura|mordida)|cpcj|conselho tutelar
          |proteção de menores|casa-?abrigo|fugiu de casa|apresentou queixa)
    `,
  ],
};
