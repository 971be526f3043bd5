import type { HarmWords } from './harm-words.ts';
import { words } from './plain-letters.ts';

export const SPANISH: HarmWords = {
  toSelf: [
    words`
      (?<!\p{L})(?:(?:iba|quería|pensaba|pensó|pensé|quise|quiso|intentó|intenté|a punto de) (?:en |a )?(?:saltar
        |tirarse|tirarme|matarse|cortarse)(?!\p{L})|(?:cordón|cinturón|sábana|cable|cuerda|soga
        |bufanda) (?:\p{L}{1,9} ){0,4}(?:al cuello|del cuello|en el cuello|atad[oa])|ya no estaré|no (?:voy a
        |va a) estar (?:el|mañana)|cruzar (?:la calle|la avenida|en rojo) sin mirar|su[ií]cid|parasuicid|autol[eií]s
        |autoagre|autoles|sobredosis|ideas? (?:de muerte|autol|tanát)|carta de despedida|nota de despedida
        |(?:quiere|quiero|quería|quisiera|querer|prefiere|preferiría|desea|deseaba|gustaría|ganas de
          |pens[óae]\p{L}{0,3}(?: en)?|piensa(?: en)?|intent[óa]\p{L}{0,2}|trat[óa]\p{L}{0,2} de
          |amenaza con) (?:\p{L}{1,8} ){0,1}(?:morir(?:me|se)?|matar(?:me|se)|quitar(?:me|se) (?:la vida|de en ?medio)
          |ahorcar(?:me|se)|colgar(?:me|se)|cortar(?:me|se)|lastimar(?:me|se)|desaparecer|no (?:despertar|existir|estar
          |vivir|seguir)|tirar(?:me|se)|arrojar(?:me|se)|lanzar(?:me|se)|acabar con todo|hacer(?:me|se) daño
          |estar muert[oa]|dormir(?:me|se)? y no)
        |(?:se|me) (?:quiere|quiero|quería|va a|voy a|iba a|intentó|quiso) (?:matar|morir|ahorcar|tirar|cortar
          |colgar)|no (?:quiere|quiero|quería|desea|tiene ganas de|le ve sentido a|aguanta
          |le encuentra sentido a) (?:ya |más |seguir )?(?:vivir|viviendo|la vida|despertar|estar aquí|estar viv
          |seguir viv)|(?:nunca |no |jamás )(?:más )?despertar|para qué (?:vivir|seguir|estoy|sigo|sirvo)
          |(?:la )?vida (?:ya )?no (?:vale|tiene sentido|merece)|sin ganas de vivir|mejor (?:estar )?muert|(?:mejor
          |descansar\p{L}{1,3}|tranquil\p{L}{1,3}) (?:sin (?:mí|él|ella)|si (?:\p{L}{1,6} )?(?:no est|falt|muri
          |me muero|desaparec))|(?:soy|es|ser|siente) una carga|estorb(?:o|a) para|dios (?:me|la|lo|se (?:la|lo
          |me)) llev(?:e|ara|ase)
        |(?:tirar|tir[óo]|tirado|tirarse|arroj\p{L}{1,4}|lanz\p{L}{1,4}|salt\p{L}{1,4}) (?:\p{L}{1,6} )?(?:al metro
          |al tren|al pozo|al río|a las vías|por (?:la ventana|el balcón)|del? (?:un )?(?:puente|balcón|techo|azotea
          |edificio)|desde (?:el|un|la) (?:puente|balcón|techo|azotea|edificio|terraza|ventana))
        |(?:se|me) (?:ha |he |había )?(?:cort[aóeo]\p{L}{0,3}|quem[aóeo]\p{L}{0,3}|rasguñ\p{L}{1,4}|araña\p{L}{0,3}
          |hace cortes|hizo cortes|raj\p{L}{1,3}|lesion\p{L}{1,3}) (?:\p{L}{1,6} ){0,2}(?:brazos?|antebrazos?|muñecas?
          |muslos?|piernas?|venas|barriga|con (?:una|un|la|el) (?:cuchilla|navaja|vidrio|hoja|cúter|tijera))|cort(?:es
          |arse|adas) (?:\p{L}{1,12} ){0,2}(?:en (?:el|los|las|la) (?:brazo|antebrazo|muñeca|muslo|pierna)|autoinf)
          |cortarse las venas|se ahorc|se colg(?:ó|aba)|se mat(?:ó|aba|ara)(?!\p{L})|soga|la cuerda (?:en|al)
        |(?:tom|trag|ingiri|ingir|com|bebi)(?:ó|é|ado|aba|arse|aste|a|ió|ido) (?:\p{L}{1,8} ){0,3}(?:(?:muchas
          |demasiadas|todas|varias|un montón de|un puñado de|\d{2,3}) (?:\p{L}{1,8} )?(?:pastillas|pastis|comprimidos
          |cápsulas|tabletas)|bote|frasco|caja|blíster|tira|lejía|cloro|veneno|raticida)(?!\p{L})|(?:pastillas
          |comprimidos|medicación) (?:\p{L}{1,10} ){0,2}(?:guardad|escondid|acumulad|de golpe|de una vez)|(?:guarda
          |esconde|acumula|junta|ahorra|guardando|juntando)\p{L}{0,3} (?:\p{L}{1,6} ){0,2}(?:pastillas|comprimidos
          |pastis)|voces (?:que )?(?:\p{L}{1,6} ){0,3}(?:ordenan|mandan|dicen que (?:se|me|lo|la) (?:mate|tire|corte
          |haga|salte))|dej(?:ó|ado) de comer para morir)
    `,
  ],
  amongPeople: [
    words`
      (?<!\p{L})(?:(?:quedaron|quedó|queda|tiene|tienen|guarda|retiene) (?:con )?(?:su|el|mi|sus) (?:pasaporte
        |documentación|papeles|pensión|paga|tarjeta)|(?:tiró|lanzó|arrojó|tira) (?:\p{L}{1,6} ){0,3}(?:una silla
        |un plato|platos|el plato|un vaso)|lo echa a patadas|protocolo de acoso|(?:me|la|lo|le|les|nos|te|los
        |las) (?:ha |había |han |va a |quiere )?(?:pega(?:ba|do|ndo|r|n)?|pegó|golpe\p{L}{1,4}|patea\p{L}{0,3}|pateó
        |cachetea\p{L}{0,3}|abofete\p{L}{1,4}|empuj\p{L}{1,4}|zarande\p{L}{1,4}|muerd\p{L}{1,2}|mordió|ahorc\p{L}{1,4}
        |estrangul\p{L}{1,4}|asfixi\p{L}{1,4}|jal[óa]\p{L}{0,2} del? (?:pelo|cabello)|amenaz\p{L}{1,4}|insult\p{L}{1,4}
        |humill\p{L}{1,4}|encerr\p{L}{1,4}|encierr\p{L}{1,2}|maltrat\p{L}{1,4}|acos\p{L}{1,4}|viol(?:ó|aba|aron|ado|a)
        |forz\p{L}{1,3}|fuerza|oblig\p{L}{1,4} a (?:tener|acostar|casar)|mat(?:ar|ó|a si)|apuñal\p{L}{1,4}
        |quem[óaa]\p{L}{0,3} con|toquete\p{L}{1,4}|manose\p{L}{1,4}|toc(?:a|aba|ó|aron) (?:\p{L}{1,8} ){0,2}(?:ahí
        |abajo|por debajo|las partes|sus partes|el pecho|los pechos|por la noche|de noche|cuando (?:está|duerme|nadie
        |no hay)|donde no))(?!\p{L})
        |pega(?:ba|do|n)? (?:a (?:su|la|mi|los) (?:mujer|madre|hij|niñ|herman|espos|novi|perro)|con (?:el|un
          |la) (?:cinturón|correa|cinto|palo|cable|chancla|zapatilla))|(?:la|lo|me|le) (?:agarr|cog|tom|jal
          |tir)\p{L}{1,4} (?:del|por el|de los) (?:cuello|pelo|cabello|pelos)
          |se encierra (?:\p{L}{1,8} ){0,5}(?:con (?:los|sus|las) (?:niñ|hij)|hasta que (?:él|se)|cuando (?:él|llega))
          |(?:dio|da|daba|daban|dieron|soltó|mete|metió) (?:\p{L}{1,6} ){0,2}(?:paliza|bofetada|bofetón|cachetada
          |puñetazo|patada|golpiza|guantazo|hostia|correazo|manotazo)s?|paliza|golpiza|bofet|puñetazo|patadas|cintarazo
          |correazos?|cinturonazo|malos tratos|maltrato|levant\p{L}{1,4} la mano
        |violencia|violaci[óo]n|violada|violador|abus(?:o|os|ó|aba|aron|ada|ado)(?!\p{L})(?= (?:sexual|de (?:ella|él
          |la|su)|por|en la|\p{L}{1,8} niñ)|[.,;]|$)|abusos?(?!\p{L})|tocamientos|manosea|acoso|matrimonio forzado
          |casar(?:la|se)? a la fuerza|orden de (?:alejamiento|protección|restricción)|negligencia|desamparo
        |(?:te|la|lo|los|me|le) (?:voy a|va a|iba a) (?:matar|rajar|quemar|pegar|partir)|amenaz|cuchillo|navaja
          |machete|pistola|escopeta|rifle|arma (?:de fuego|blanca|en)|(?:tiene|tengo|tenía|tienen|da|con|por|siente
          |vive con) miedo (?:a|de|del|al) (?:su|él|ella|la (?:madre|pareja)|el (?:padre|padrastro|marido|tío|hombre)
          |que (?:la|lo|le|me|él)|volver a casa|ir a casa|papá|mamá|padre|padrastro|marido|esposo|novio|pareja|ex|tío
          |abuelo|hermano)|miedo (?:al|de su|a su|del|de mi|a mi) (?:padre|padrastro|marido|esposo|novio|pareja|ex|tío
          |hijo|hermano)
        |encerrad[oa]s? (?:con llave|en (?:casa|el cuarto|la habitación|su))|(?:dej
          |qued)\p{L}{1,3} (?:\p{L}{1,8} ){0,3}(?:sol[oa]s (?:en casa|toda|de noche|por la noche|durante)|sin (?:comer
          |comida|cenar|agua|cuidado)|encerrad)|no (?:le|les|la|lo|me) (?:da|daba|dan|dio) (?:de )?(?:comer|cenar|agua
          |comida)|(?:nada|poco) (?:de|que) comer en (?:casa|la nevera)|nevera vacía|úlceras? por presión|escaras?
          |(?:un|el|su|con) moret[óo]n|moret[óo]n (?:en|de|por)|moratón|moratones|moretones|cardenales|marcas? de (?:cinturón|dedos|golpes|quemadura|correa)
          |quemaduras? de cigarr|(?:le|la|lo) (?:quita|quitó|controla|revisa|roba|esconde) (?:\p{L}{1,6} )?(?:el|la|su
          |el móvil|dinero|pensión|pasaporte|móvil|teléfono|celular|documentos|tarjeta)|se (?:escap|fug)ó de casa
          |servicios sociales|protección de menores|guardia civil vino)
    `,
  ],
};
