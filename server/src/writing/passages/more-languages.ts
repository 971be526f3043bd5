/** Frequent words of further languages, in the form of `language-words.ts`. */
export const MORE_LANGUAGE_WORDS: Readonly<Record<string, string>> = {
  Irish: `agus tá níl bhí ní an na go sé sí siad ag ar leis léi liom aige aici air uirthi nach raibh bíonn bhfuil nuair ach gur de do le faoi ó anuas mhaith scoil sa baile codladh máthair athair
    oíche maidin lá seachtain bliain mí anois arís deir duine leanbh páistí í é mé tú as chun i gcónaí`,
  Tagalog: `ang ng mga sa na ay hindi siya sya niya nya kanya ko ako mo ka po opo lang din rin kapag kung dahil pero wala walang meron noong ngayon araw gabi umaga taon buwan anak asawa nanay tatay
    ama ina bahay paaralan tulog kain gusto ayaw sabi raw daw nang para kay kanyang niyang siyang nila sila namin kami tayo`,
  Latvian: `ir un nav ka ar uz no par bet kā viņa viņš viņas viņam ļoti māte tēvs skola mājās guļ naktī rītā gadi gadus mēneši nedēļas katru dienu jau vēl tikai grib saka`,
  Estonian: `on ja ei ta see et mis kui aga oma ka väga ema isa kool koolis kodus magab öösel hommikul aastat kuud nädalat iga juba veel ainult tahab ütleb`,
  Slovak: `je sa na že v do s z k aj a o po pre ale ako bol bola bolo som nie alebo ešte veľmi keď už má majú matka otec dcéra syn škola doma spí hovorí chce rokov mesiacov týždňov noci ráno vždy nikdy`,
  Swahili: `na ya wa ni kwa za la katika hii huyu yake lakini kama bado tu mama baba mtoto watoto nyumbani shule usiku asubuhi siku mwaka miezi wiki anasema anataka halali`,
  'Indonesian or Malay': `dan yang di ke dari untuk dengan tidak ada ini itu dia saya kami mereka sudah belum akan bisa juga karena tapi ibu ayah anak rumah sekolah tidur malam pagi hari tahun bulan minggu obat sakit`,
  'Punjabi in Latin letters': `hai hun da di de nu naal nal te vich ton kehndi kehnda rehndi rehnda nahi ghar puttar dhee munda kudi bebe bapu raat savere dawai neend aundi aunda karda kardi hunda hundi si san assi tusi mainu ohnu`,
  'Bengali in Latin letters': `ami tumi apni she uni amar tomar tar na nei ache achhe chilo hoy kore korte bole bolen theke jonno ekhon khub bari ma baba meye chele rat din ghum hoy na oshudh khan khay`,
};
