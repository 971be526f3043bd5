/**
 * More of the glossary, in its form: Irish, Tagalog, Hungarian, Lithuanian, Russian, Ukrainian, Arabic, Farsi, Urdu, Hindi,
 * Punjabi, Bengali and Chinese. Chinese words are looked for anywhere, since nothing stands between them.
 */
export const MORE_GLOSSARY = `
  mother = mathair mhathair mam$ nanay$ ina$ anya$ anyja anyuk motin mama$ mamos мать$ мама мамы матер мати$ أم$ أمي أمه أمها والدت مادر ماں$ والدہ امی مां माँ$ माता मम्मी ਮਾਂ$ ਮਾਤਾ মা$ মায়ের 母亲 母親 妈妈 媽媽
  father = athair athar tatay$ ama$ apja apa$ apjuk tevas tevo tete$ отец отца папа папы батьк тато тата أب$ أبي أبوه والده پدر باپ والد$ ابو पिता पापा ਪਿਤਾ ਪਿਓ বাবা 父亲 父親 爸爸
  son = mac$ mhac anak fia$ fiai sunus sunu сын син$ сина ابن$ ابنه ابنها پسر بیٹا بیٹے बेटा बेटे ਪੁੱਤ ছেলে 儿子 兒子
  daughter = inion hinion lanya lany$ dukra дочь дочк донь доч ابنت بنت دختر بیٹی बेटी ਧੀ$ মেয়ে 女儿 女兒
  brother = dearthair dhearth kuya kapatid baty oces brolis brol$ брат أخ$ أخوه أخي برادر بھائی भाई ਭਰਾ ভাই$ 弟弟 哥哥 兄弟
  sister = deirfiur dheirf ate$ novere nover sesuo seser сестр أخت خواهر بہن बहन ਭੈਣ বোন 姐姐 妹妹
  grandmother = seanmh mhamo lola$ nagymam mocut бабуш бабус جدت جدة مادربزرگ دادی نانی दादी नानी ਦਾਦੀ ਨਾਨੀ দাদি নানি 奶奶 外婆 婆婆
  grandfather = seanath daideo lolo$ nagyap senel дедуш дідус جده$ پدربزرگ دادا$ نانا$ दादा$ नाना$ ਦਾਦਾ দাদা নানা 爷爷 爺爺 外公
  husband = fear$ asawa ferj$ ferje vyras vyro$ муж$ мужа чоловік زوجها زوجي زوج$ شوهر شوہر پति पति ਪਤੀ ਘਰਵਾਲ স্বামী 丈夫 老公 先生
  wife = bhean$ felese feleseg zmona жена жены дружин زوجت همسر بیوی पत्नी ਪਤਨੀ স্ত্রী 妻子 老婆 太太
  children child = leanai paisti pahisti leanbh bata$ gyerek gyermek vaik ребен ребён дети$ детей дитин діти дітей أطفال أولاد طفل بچه بچے بچوں बच्चे बच्च ਬੱਚ বাচ্চা সন্তান 孩子 小孩
  family = teaghlach clann pamilya csalad seima семья семье сім род$ родин عائل أسرة خانواد خاندان परिवार ਪਰਿਵਾਰ পরিবার 家人 家庭
  lives with = conai cona$ nakatira kasama lakik egyutt gyvena живет живёт живе$ تعيش يعيش زندگی رہت رہ$ रहत ਰਹਿ থাক 住在 同住
  home house = baile bhaile teach$ tigh bahay otthon haz$ haza namuose namie дом$ дома дому вдома بيت منزل خانه گھر घर$ ਘਰ$ বাড়ি বাসা 家里 家裡
  friends = cara$ cairde kaibigan barat draug друз подруг أصدق صديق دوست दोस्त ਦੋਸਤ ਸਹੇਲੀ বন্ধু 朋友
  alone lonely = aonar uaigneas mag-isa nag-iisa egyedul maganyos vienas vieni$ один$ одна$ сам$ сама$ самот одинок وحد وحيد تنها اکیل अकेल ਇਕੱਲ একা$ 一个人 一個人 孤独 孤獨
  money debts = airgead fiacha pera$ utang penz adossag pinig skol деньг долг грош борг مال$ فلوس دين$ پول$ قرض پیسے पैसे कर्ज ਪੈਸੇ ਕਰਜ਼ টাকা ঋণ 钱$ 錢$ 欠债 經濟
  school = scoil paaralan eskwela iskola mokykl школ مدرس مدارس مدرسه سکول स्कूल ਸਕੂਲ স্কুল 学校 學校 上学 上學
  teacher class = muinteoir rang$ guro$ tanar osztaly mokytoj klase$ учител класс клас$ معلم صف$ معلّم استاد कक्षा शिक्षक ਅਧਿਆਪਕ ਜਮਾਤ শিক্ষক 老师 老師 班级
  studies reading writing = leamh leitheo pagbasa pag-aaral magsulat olvas tanul skait mokos чита пиш уч$ учит вчить навча يدرس تدرس دراس قراء درس$ پڑھ لکھ पढ़ पढ लिख ਪੜ੍ਹ ਲਿਖ পড়া লেখা 读书 讀書 学习 學習 成绩 成績 功课
  work job = obair post$ trabaho munka dolgoz darbas dirba работ прац робот عمل يعمل شغل کار$ کام काम नौकरी ਕੰਮ ਨੌਕਰੀ কাজ চাকরি 工作 上班 失业 失業
  sleep = codladh codail chodl tulog makatulog natutulog alsz alvas miega mieg сон$ сну$ спит спать спить бессон безсон نوم ينام تنام أرق خواب نیند नींद सोत ਨੀਂਦ ঘুম 睡眠 睡觉 失眠 睡不
  night nightmares = oiche tromlui gabi bangungot ejjel ejszak remalm naktį nakti košmar ноч ніч кошмар ليل كابوس كوابيس شب$ کابوس رات راत$ रात ਰਾਤ রাত দুঃস্বপ্ন 夜里 晚上 噩梦 惡夢
  appetite eats = ithe itheann goile kain kumain gana$ etvagy eszik apetit valgo аппет апет ест$ їсть أكل شهي يأكل تأكل اشته غذا بھوک کھان भूख खान ਭੁੱਖ ਖਾਣ খিদে খাবার 胃口 食欲 吃饭 吃飯
  tired energy = tuirs pagod lakas farad energi pavarg nuovarg устал утом сил$ втом تعب$ إرهاق متعب خسته تھک थक ਥੱਕ ক্লান্ত 疲劳 疲倦 累$
  mood sad low = bronach brón giumar malungkot lungkot szomoru hangulat liudn nuotaik груст настро сум$ сумн حزين حزن مزاج غمگین اداس उदास ਉਦਾਸ মন$ বিষণ্ণ 心情 情绪 情緒 低落 难过
  cries = caoin gol$ umiiyak iyak sir$ sirt verki плач плака يبكي تبكي بكاء گریه روت رون रोत रोन ਰੋਂਦ ਰੋਣ কাঁদ কান্না 哭$ 哭泣
  anxious worried afraid = imni eagla faitios takot kaba$ natatakot nerbyos fel$ szorong aggod nerim baim bijo тревог трив боит боїть страх قلق خوف خائف توتر نگران ترس می‌ترس اضطراب ڈر پریشان घबरा डर$ चिंता ਡਰ ਚਿੰਤਾ ਘਬਰਾ ভয়$ চিন্তা উদ্বেগ 焦虑 焦慮 害怕 担心 擔心 紧张
  angry = fearg feargach galit duhos mergas mérges pykst pikt злит сердит гнев злить غضب عصبي عصبان غص غصے गुस्स ਗੁੱਸ রাগ$ 生气 生氣 发火
  pain headache = pian tinneas sakit masakit fej$ faj$ fajdalo skausm skauda боль$ боли$ болит болить біль ألم صداع يؤلم درد$ سردرد दर्द ਦਰਦ পীড় ব্যথা 疼$ 头痛 頭痛 头疼
  stomach = bolg tiyan has$ hasa gyomor pilv skrand живот шлун желуд بطن معدة معده شکم پیٹ पेट ਪੇਟ পেট 肚子 胃$
  dizzy breath = meadhran nahihilo hilo$ hingal szedul legzes svaig kvep головокруж дых запамор дих دوخ تنفس سرگیج چکر سانس चक्कर सांस ਚੱਕਰ ਸਾਹ মাথা$ শ্বাস 头晕 頭暈 呼吸
  forgets memory = cuimhne dearmad nalilimut makalimot emlek felejt atmint pamirs памят забыв пам забува ذاكر ينسى تنسى نسيان حافظ فراموش بھول भूल याद ਭੁੱਲ ਯਾਦ ভুলে স্মৃতি 记忆 記憶 忘记 忘記
  attention restless = aird suaimhn pansin malikot figyel koncentr demes dėmes внима ува$ уваг تركيز انتباه تمرکز توجه دھیان ध्यान ਧਿਆਨ মনোযোগ 注意 专心 專心
  speech language talks = caint labhairt teanga salita magsalita nagsasalita beszed beszel nyelv kalba kalb$ говор речь речі мов$ мова розмов كلام يتكلم لغة حرف زبان صحبت بول$ بات$ बोल भाषा ਬੋਲ বলা কথা$ ভাষা 说话 說話 语言 語言
  pregnancy birth born = torrach breith rugadh buntis ipinangan isinilang terhes szul$ szulet nescia nėšč gimd gime берем роды род$ вагіт народ пологи حامل حمل$ ولادة ولد$ باردار زایمان حاملہ پیدا गर्भ जन्म ਗਰਭ ਜਨਮ গর্ভ জন্ম 怀孕 懷孕 出生
  asthma diabetes heart = asma diabet puso$ szív sziv$ cukorb astma sirdis širdis диабет діабет астм сердц серц سكري ربو قلب دیابت آسم شوگر دمہ दिल शुगर मधुमेह दमा ਸ਼ੂਗਰ ਦਿਲ ডায়াবে হাঁপান হৃদ 糖尿 哮喘 心脏 心臟
  blood pressure = brufola presyon vernyomas kraujosp давлен тиск$ ضغط فشار بلڈپریشر बीपी ਬੀਪੀ রক্তচাপ 血压 血壓
  operation hospital = ospideal mainlia ospital operasyon korhaz muted ligonin operac больниц лікарн операц مستشفى عملية جراح بیمارستان عمل$ ہسپتال آپریشن अस्पताल ऑपरेशन ਹਸਪਤਾਲ হাসপাতাল অপারেশন 医院 醫院 手术 手術
  medication tablets takes mg = cogas piolla piollai gamot umiinom iniinom gyogyszer szed$ szedi tablett vaist vartoja tablet лекарс таблет приним ліки$ пігул прийма دواء دوا$ أدوية حبوب يأخذ تأخذ حبة قرص دارو می‌خورد گولی دوائی लेत$ लेती दवा दवाई गोली ਦਵਾਈ ਗੋਲੀ ওষুধ বড়ি ট্যাবলেট 药$ 藥$ 服药 服藥 吃药 毫克 每早服
  allergy = ailleirge allergi alerg allergia алерг аллерг حساسية حساسیت الرجی एलर्जी ਐਲਰਜੀ অ্যালার্জি 过敏 過敏
  drinks alcohol smokes = ol$ alcol oil$ toitin lasing alak$ sigarilyo yosi iszik alkohol cigar geria alkohol ruko пьет пьёт алког курит пиво горіл п'є خمر كحول يدخن سجائر يشرب الکل سیگار مشروب شراب سگریٹ शराब सिगरेट ਸ਼ਰਾਬ ਸਿਗਰਟ মদ$ সিগারেট 喝酒 酒精 抽烟 抽煙
  therapy psychologist doctor = teiripe siceol dochtuir doktor sikolog terapi orvos pszich gydytoj psicholog врач$ врача психол психіат лікар терап طبيب نفسي علاج دکتر روانشناس درمان ڈاکٹر علاج$ डॉक्टर इलाज ਡਾਕਟਰ ਇਲਾਜ ডাক্তার চিকিৎসা 医生 醫生 心理 治疗 治療
  plan next appointment = coinne plean$ cuairt iskedyul balik$ susunod kovetkezo idopont terv$ kontroll kitas vizit susitik план$ следующ приём запис наступн зустріч موعد خطة القادم جلسة بعدی قرار$ اگلی ملاقات अगली मिलने ਅਗਲੀ ਮੁਲਾਕਾਤ পরবর্তী সাক্ষাৎ 下次 预约 預約 复诊 複診
  observation calm quiet eye contact = ciuin tahimik kalmado csendes nyugodt rami$ ramus ramiai спокой тих$ тихо спокій هادئ هادئة نظر آرام$ ساکت خاموش शांत चुप ਸ਼ਾਂਤ ਚੁੱਪ শান্ত চুপ 安静 安靜 平静 眼神
  hobby enjoys football music = peil ceol$ spraoi hilig kumanta maglaro basketbol zene focizik jatszik zaid žaid krepsin muzik играет музык рисова любит грає малю любить يلعب موسيقى رسم تحب يحب نقاشی بازی دوست‌ دار کھیل پسند खेल पसंद गाना ਖੇਡ ਗਾਉਂਦ খেলা গান$ পছন্দ 喜欢 喜歡 画画 畫畫 打球 唱歌
  wants hopes = iarraidh mian gusto nais$ szeretne akar$ remeli nori$ tikisi хочет надеет мечта хоче сподів يريد تريد يتمنى أمل می‌خواه امید چاہت خواہش चाहत इच्छा ਚਾਹੁੰਦ চায়$ চান$ ইচ্ছা 想要 希望
  suicide die kill = feinmh bas$ marú magpakamatay mamatay ongyilk meghal saviz zudy mirti самоуб умер покончи самогуб помер انتحار يموت تموت الموت خودکش مرگ بمیر مرنا مरना मरना मौत आत्महत्या ਮਰਨ ਖੁਦਕੁਸ਼ੀ মরতে আত্মহত্যা বাঁচতে 自杀 自殺 想死 轻生 輕生 不想活
  self-harm cuts overdose = gearr$ ghearr naglalas laslas vagdos penge pjaust zaloja режет порез ріже поріз يجرح جرح$ تشطب تیغ خودزنی بلیڈ ब्लेड काटत ਬਲੇਡ ব্লেড কাটে 割腕 自残 自傷 刀片 一整瓶
  hits violence threat abuse = buail bhuail foreigean bagairt binubug sinasak sinampal nananakit megver uti$ bantalm fenyeg musa muša smurt grasina бьет бьёт избив насил угрож б'є б'ють побив погрож насильств يضرب ضرب عنف يهدد کتک تهدید خشونت مارت پیٹت تشدد دھمک मारत पीटत हिंसा धमक ਕੁੱਟ ਮਾਰਦ ਧਮਕ মারধর মারে নির্যাতন হুমকি 打她 打我 家暴 虐待 威胁 威脅
`;
