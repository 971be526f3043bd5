/**
 * Names of medicines in common use in the United Kingdom and the United States, generic names first, then brands that
 * people say. Names are facts; the list was written for this project and takes nothing from another one.
 */
const NAMES = `
acamprosate acebutolol aceclofenac acetaminophen aciclovir acyclovir adalimumab albuterol alendronate alfuzosin
alimemazine alirocumab allopurinol almotriptan alogliptin alprazolam amantadine amiloride aminophylline amiodarone
amisulpride amitriptyline amlodipine amoxicillin amphetamine ampicillin anastrozole apixaban apremilast aripiprazole
asenapine aspirin atazanavir atenolol atomoxetine atorvastatin azathioprine azithromycin baclofen beclometasone
bendroflumethiazide benzatropine benztropine betahistine bezafibrate bicalutamide bisacodyl bisoprolol brexpiprazole
bromocriptine budesonide bumetanide buprenorphine bupropion buspirone butalbital cabergoline calcitriol canagliflozin
candesartan captopril carbamazepine carbidopa carbimazole cariprazine carvedilol cefalexin cefuroxime celecoxib cephalexin
cetirizine chlorambucil chlordiazepoxide chlorphenamine chlorpromazine chlortalidone chlorthalidone ciclosporin cilostazol
cinacalcet ciprofloxacin citalopram clarithromycin clindamycin clobazam clomethiazole clomipramine clonazepam clonidine
clopidogrel clotrimazole clozapine co-amoxiclav co-codamol co-codaprin co-dydramol codeine colchicine colecalciferol
cyanocobalamin cyclizine cyclobenzaprine cyproheptadine cyproterone dabigatran dapagliflozin dapoxetine darifenacin
denosumab desloratadine desmopressin desvenlafaxine dexamethasone dexamfetamine dexmethylphenidate dextroamphetamine
diazepam diclofenac dicycloverine digoxin dihydrocodeine diltiazem diphenhydramine dipyridamole disulfiram divalproex
docusate domperidone donepezil dosulepin doxazosin doxepin doxycycline dulaglutide duloxetine dutasteride edoxaban
empagliflozin enalapril enoxaparin entacapone eplerenone erenumab erythromycin escitalopram esomeprazole estradiol
eszopiclone etanercept ethosuximide etoricoxib evolocumab exenatide ezetimibe famotidine febuxostat felodipine fenofibrate
fentanyl ferrous fexofenadine finasteride flecainide flucloxacillin fluconazole fludrocortisone fluoxetine flupentixol
fluphenazine flurazepam fluticasone fluvastatin fluvoxamine fondaparinux formoterol frovatriptan furosemide gabapentin
galantamine gemfibrozil glibenclamide gliclazide glimepiride glipizide glyburide glycopyrronium goserelin granisetron
guaifenesin guanfacine haloperidol heparin hydralazine hydrochlorothiazide hydrocodone hydrocortisone hydromorphone
hydroxychloroquine hydroxyzine hyoscine ibandronate ibuprofen imipramine indapamide indometacin infliximab insulin
ipratropium irbesartan isoniazid isosorbide isotretinoin itraconazole ivabradine ivermectin ketamine ketoconazole
ketoprofen labetalol lacosamide lactulose lamotrigine lansoprazole latanoprost leflunomide letrozole leuprorelin
levetiracetam levocetirizine levodopa levofloxacin levomepromazine levonorgestrel levothyroxine lidocaine linagliptin
linezolid liothyronine liraglutide lisdexamfetamine lisinopril lithium lofepramine loperamide loratadine lorazepam
lormetazepam losartan loxapine lumateperone lurasidone macrogol mebeverine medroxyprogesterone mefenamic melatonin
meloxicam memantine mesalazine metformin methadone methimazole methocarbamol methotrexate methyldopa methylphenidate
methylprednisolone metoclopramide metolazone metoprolol metronidazole mianserin midazolam midodrine minocycline minoxidil
mirabegron mirtazapine misoprostol moclobemide modafinil mometasone montelukast morphine moxifloxacin mycophenolate
nabumetone nadolol nalmefene naloxone naltrexone naproxen naratriptan nebivolol nefopam niacin nicorandil nicotine nifedipine
nitrazepam nitrofurantoin nitroglycerin nizatidine norethisterone nortriptyline nystatin olanzapine olmesartan omeprazole
ondansetron orlistat orphenadrine oseltamivir oxazepam oxcarbazepine oxybutynin oxycodone oxytocin paliperidone
pantoprazole paracetamol paroxetine penicillin perampanel perindopril perphenazine phenelzine phenobarbital
phenoxymethylpenicillin phenytoin pimozide pindolol pioglitazone piroxicam pramipexole prasugrel pravastatin prazosin
prednisolone prednisone pregabalin primidone prochlorperazine procyclidine promazine promethazine propranolol
propylthiouracil pyridostigmine quetiapine quinapril rabeprazole raloxifene ramipril ranitidine ranolazine rasagiline
reboxetine repaglinide rifampicin rifaximin riluzole risedronate risperidone ritonavir rivaroxaban rivastigmine rizatriptan
ropinirole rosuvastatin rotigotine sacubitril salbutamol salmeterol saxagliptin selegiline semaglutide senna sertraline
sildenafil simvastatin sitagliptin solifenacin sotalol spironolactone sucralfate sulfasalazine sulpiride sumatriptan
suvorexant tacrolimus tadalafil tamoxifen tamsulosin tapentadol telmisartan temazepam terazosin terbinafine terbutaline
theophylline thiamine thioridazine tiagabine ticagrelor timolol tiotropium tirzepatide tizanidine tofacitinib tolterodine
topiramate torasemide torsemide tramadol trandolapril tranexamic tranylcypromine travoprost trazodone triamterene
trifluoperazine trihexyphenidyl trimethoprim trimipramine valaciclovir valproate valsartan vardenafil varenicline
venlafaxine verapamil vigabatrin vilazodone vilanterol vortioxetine warfarin zafirlukast zaleplon ziprasidone zolmitriptan
zolpidem zonisamide zopiclone zuclopenthixol
abilify adderall ambien ativan buscopan celexa concerta cymbalta depakote depakote effexor elvanse eliquis epilim equasym
fluanxol haldol humira keppra klonopin lamictal lexapro lipitor lyrica medikinet neurontin nurofen ozempic paxil priadel
prozac ritalin seroquel strattera suboxone tegretol topamax tylenol valium ventolin vyvanse wegovy wellbutrin xanax xarelto
zispin zoloft zyprexa`;

export const MEDICINES: readonly string[] = [...new Set(NAMES.trim().split(/\s+/))];

/** What must not be misheard. Each way of writing it down wrongly was heard from a recogniser, or sounds the same. */
export const RISK_SOUNDS: Readonly<Record<string, readonly string[]>> = {
  suicidal: [
    'suited all',
    'suit a doll',
    'sue it all',
    'sue a sidle',
    'sue a side all',
    'sewer sidle',
    'so a sidle',
    'sue sidle',
    'suicide all',
  ],
  suicide: ['sue a side', 'sewer side', 'so a side', 'sue aside', 'sue side', 'suit side'],
  'self-harm': ['self arm', 'cell farm', 'self ham', 'cell form'],
  overdose: ['over those', 'over doze', 'over does'],
};

export const RISK_WORDS =
  /\b(?:suicid\w*|self[- ]?harm\w*|overdos\w*|kill\w*|die|dying|dead|weapon\w*|knife|knives|gun|abus\w*|violen\w*|hang\w*|ligature\w*)\b/giu;
