/**
 * What sections of reports, and the labels in notes, are called: the kinds that such a heading asks for, and the ways
 * in which it is written. A kind in brackets is taken only where no other section asks for it.
 */
export const HEADING_PHRASES: readonly [kinds: string, phrases: string][] = [
  [
    'referral',
    `referral|reason for referral|reason for assessment|reasons for referral|referral question|referral information|referred by|referrer|referral source|source of referral
    |ref|ref by|why seen|why we met|reason for attendance|reason for visit|reason for consultation|reason for request|purpose of assessment|purpose of report|purpose
    |request|instructions from|terms of reference|question asked|questions asked|referral and background|introduction
    |reason for admission|reasons for admission|circumstances of admission|circumstances leading to admission|admission|why admitted|why this report was asked for|why the report was asked for|instructions and questions|the questions asked|background to the referral|background to referral|why i was asked|what was asked|questions to be answered|letter of instruction|reason for involvement|why we were involved|why we are involved|why we became involved|our involvement|why i was involved|how we came to be involved|request for involvement|how the referral came about|events leading to admission|reason for contact|reason for review|reason for the report|purpose of the assessment|purpose of the visit|reason for home visit|why we were asked|what we were asked`,
  ],
  [
    'sources',
    `sources|sources of information|source of information|information sources|sources consulted|basis of report|basis of this report|documents|documents read|documents reviewed
    |records reviewed|documents seen|assessment procedure|assessment procedures|procedure|procedures|methods|method of assessment|assessment methods|methodology|how the assessment was carried out
    |tests administered|tests used|measures used|measures administered|assessments completed|assessment tools|tools used|materials|present|attended|attendees|attendance|in attendance|seen with
    |who was seen|people seen|seen|contacts|informants|informant|collateral|interviews|dates seen|date of assessment|dates of assessment|session|session details|visit details|contact type|mode|setting|attenders
    |people present|dates of contact|nature of assessment|assessment details
    |evidence considered|basis of the report|documents and interviews|who was seen and what was read|what was read|what i read|interviews and documents|documents considered|sources and methods|what the assessment was based on|people spoken to|who i spoke to|contacts made|material seen|material considered|those present|present at meeting|professionals involved|participants|informants and documents|measures and sources|involvement to date|assessment sessions|nature of contact`,
  ],
  ['presenting mental-state', `mental health now|mental health today|mental health at present|present mental health`],
  ['sources intervention', `what we did|what i did`],
  [
    'presenting',
    `presenting|safety behaviours|safety behaviour|safety seeking|safety-seeking behaviours|presenting concerns|presenting concern|presenting problem|presenting problems|presenting complaint|presenting complaints|presenting difficulties|presenting issue|presenting issues|presentation today
    |pc|hpc|hpi|hopc|history of presenting complaint|history of presenting complaints|history of presenting problem|history of present illness|history of the present illness|history of presenting illness|history of current difficulties|current history
    |history of presenting concerns|chief complaint|chief concern|cc|concerns|main concerns|current concerns|parental concerns|parent concerns|concerns raised|concerns at home|current difficulties|difficulties|main difficulties|areas of difficulty|areas of need|areas of concern
    |current problems|current problem|problem|problems|problem list|problem description|complaint|complaints|symptoms|current symptoms|symptom review|sx|current functioning|daily functioning|functioning|functional impact|impact|everyday functioning|adaptive functioning|adls
    |activities of daily living|sleep|sleep and appetite|appetite|energy|mood|mood and anxiety|anxiety|attention|attention and concentration|concentration|memory|cognition|cognitive complaints|behaviour|behaviour at home|behavior|emotional wellbeing|wellbeing|emotional
    |social communication|communication|sensory|sensory needs|eating|eating and sleeping|diet|feeding|toileting|self care|self-care|current situation|current presentation|current picture|interval history|since last seen|since last session|update|update since last visit|update since last session|client update
    |what brought|what brings|main problem|story|her account|his account|account|client account|client's account|parent report|parents report|mother's account|history from mother|history from patient|patient's account|parental report|home|at home|informant history|collateral history|collateral information
    |difficulties at the start|difficulties at start|starting difficulties|problems at start|onset|course|triggers|general history|history of complaint|pain|needs|care needs|social emotional and mental health|semh|cognition and learning|executive functioning|mobility and falls
    |current state|current mental health|current mental state as reported|how the week has been|how she is now|how he is now|how they are now|how things are now|how things are|how the patient is|present difficulties|difficulties now|what is difficult|what is hard|the account given|the accident and its aftermath|the accident|the index event|index event|the events|events|the incident described|aftermath|effects on daily life|effect on daily life|impact on daily life|impact on functioning|daily life|daily living|daily living skills|nutrition|nutrition and hydration|food and fluids|diet and fluids|sleep and diet|eating and drinking|sleep and energy|problems now|the problem|problem now|the problem now|how it affects|what happened|reported difficulties|reported symptoms|client report|patient report|parent concerns and hopes|symptoms now|what parents report|what parents say|self report|self-report|account of difficulties|everyday life|everyday skills|life skills|independence|independence skills|self-help skills|personal care|continence|mobility|falls and mobility|functional status|functional ability|functional abilities|functional level|function|transfers|mobility and transfers|transfers and mobility|swallow|swallowing|cognition and memory|memory and thinking|thinking and memory|mood and sleep|mood and behaviour|emotions|feelings|emotional and behavioural|worries|anxieties|stressors|current stressors|present complaint|presenting history|current illness|present illness|reported problems|session update|week in review|check-in|since last contact|since we last met|since last time|since last appointment|since last review|since last ward round|interval events|events since last review|last week|this week|current episode|emotional health|emotional needs|behavioural needs|sensory and motor|language and communication|speech language and communication|attention and activity|physical and sensory|what is happening now|what's happening now|mood and adjustment|everyday function|day to day function`,
  ],
  // What somebody says is what troubles them, and what they think and want.
  [
    'presenting views',
    `in their own words|in her own words|in his own words|what patient says|what he says|what she says|what they say|what the patient says|what the client says|what the patient tells us|what they tell me`,
  ],
  [
    'presenting (medication) (views) (social) (family) (medical) (psychiatric) (substance) (education) (occupation) (allergies) (development) (forensic) (strengths) (referral) (progress) (sources)',
    `subjective|subj|s|situation`,
  ],
  [
    'presenting (medical) (psychiatric) (medication) (allergies) (family) (social) (education) (occupation) (substance) (development) (forensic) (strengths)',
    `history|history and presenting|clinical history|hx|relevant information|case history|interview|clinical interview|summary of interview|narrative|story so far`,
  ],
  [
    'development medical psychiatric family social education occupation substance forensic (medication) (allergies) (presenting) (strengths)',
    `background|background and history|background history|background information|relevant background|relevant history|personal history|past history|history and background|personal and family history|life history|biography|context|b/g|bg|psychosocial history|biographical history|pertinent history|background context|significant history|childhood and background|earlier story|the story so far|earlier life and illness|what came before|life so far|the past|earlier history`,
  ],
  [
    'development',
    `development|developmental history|early development|early history|early years|birth|birth history|pregnancy|pregnancy and birth|birth and development|perinatal history|antenatal|antenatal history|neonatal|milestones|developmental milestones|dev|dev hx|dev history|developmental|early childhood|childhood|development and milestones|birth and early development|infancy|speech and language development
    |early life|first years|the early years|early upbringing|upbringing|childhood history|birth and infancy|start in life|pregnancy birth and milestones|pre-school years|preschool history|toddler years|motor development|speech development`,
  ],
  [
    'medical',
    `medical|medical history|past medical history|pmh|pmhx|past medical|pmhistory|physical health|physical|general health|health|health history|medical background|medical conditions|comorbidities|surgical history|past surgical history|psh|pshx|operations|surgery
    |injuries|hearing and vision|hearing|vision|hearing or vision|sensory impairment|immunisations|immunizations|vaccinations|immunisation history|gynae|gynaecological history|obs and gynae|obstetric history|gyn history|gynhx|ob/gyn|menstrual history|past illnesses|illnesses|neurological history|medical problems|active problems
    |past medical and surgical history|medical and surgical history|pmsh|chronic conditions|other medical history|medical hx|pregnancy and gynaecological history|general medical history|existing conditions|injury|head injury|physical health history|seizures
    |past health|previous health|earlier health|physical illness|physical illnesses|bodily health|other conditions|medical issues|long-term conditions|neurology|neurological|sleep apnoea|hearing and sight|eyesight|growth and health|medical needs|health needs|general medical|health conditions|body|body and health|general physical`,
  ],
  ['observation', `mother and baby|mother and infant|parent and baby|parent and infant|bonding|bonding and attachment`],
  [
    'family observation',
    `patterns between family members|patterns in the family|family patterns|interactional patterns|family interaction|family interactions`,
  ],
  [
    'medical medication',
    `medical and medication|medical history and medication|health and medication|medical history and medications|physical health and medication`,
  ],
  [
    'referral presenting',
    `why now|why they came|why he came|why she came|why they came in|why he came in|why she came in|how they came in|how he came in|how she came in|what's brought them here|what brought them here|what brought them in|what brings them here|what brings them in|what brought him here|what brought her here`,
  ],
  ['progress observation presenting', `since last round|since the last round|since last handover|overnight and since`],
  ['psychiatric medical family', `past and family history|past history and family history|personal and family illness`],
  [
    'psychiatric',
    `psychiatric|psychiatric history|past psychiatric history|pph|pphx|pψh|mental health history|mental health|previous mental health|past mental health|previous help|previous treatment|previous therapy|previous input|previous assessments|previous assessment|past treatment|treatment history|prior treatment|therapy history
    |previous contact with services|previous services|service history|previous psychological input|history of mental health difficulties|history of mental illness|previous episodes|past episodes|psychological history|prev help|previous interventions|help received|past psychological treatment|mh hx|psych hx|previous diagnoses|previous involvement|admissions|previous admissions
    |previous psychological health|mental health before|earlier mental health|mental health to date|previous mental health care|past mental health care|previous mental state|earlier episodes|earlier treatment|psychiatric background|mental health background|prior mental health|past mental illness|history with services|contact with services|involvement with services|previous support|help before|past help|what has been tried before`,
  ],
  [
    'medication',
    `medication|medications|current medication|current medications|meds|drug history|drug hx|dh|dhx|medicines|current meds|prescribed medication|prescriptions|rx|medication history|regular medication|regular medications|medication on admission|medication on discharge|discharge medication|discharge medications|ttos|tto|ttas|pharmacological treatment|medication review|medication changes|side effects|medication and side effects|treatment chart|home medications|repeat medication|current prescriptions|current treatment
    |tablets|drug treatment|current drugs|medicines|medicines taken|medication changes|medication changes made|changes to medication|medication and compliance|medication and side effects|medication and adherence|adherence|concordance|compliance|drug chart|current tablets|prescriptions|prescribed medication|depot|pharmacological treatment|medicines on discharge|ttos|ttas|medication on discharge|discharge medication|regular medication|prn|side effects`,
  ],
  // Which of the two is meant, the instruction says.
  ['medication substance', `drugs`],
  [
    'medication allergies',
    `medication and allergies|medications and allergies|meds and allergies|drug history and allergies|drugs and allergies|medications/allergies|drug history/allergies`,
  ],
  [
    'allergies',
    `allergies|allergy|drug allergies|allergies/intolerances|known allergies|allergies and intolerances|allergy status|adverse reactions|intolerances|allergies and adverse reactions|sensitivities|alerts and allergies
    |known reactions|reactions|drug reactions|allergies and reactions|allergic reactions`,
  ],
  [
    'family',
    `family|family history|fh|fhx|famhx|fam hx|family hx|family background|family composition|family structure|family tree|genogram|family medical history|family psychiatric history|parents|siblings|family history of mental illness|family and relationships|household|family of origin|hereditary
    |relatives' health|illness in the family|family illness|family health|health of relatives|health in the family|who is in the family|family members|parents and siblings|children`,
  ],
  [
    'family social',
    `family and home|family and social history|home and family|family and social|fam/sochx|home circumstances|family circumstances|family life|family and living situation|home life|fh/sh|family social history|home situation
    |who lives at home|household and home|contact with family|family contact|visits and family contact|visits|visitors|family visits|home and household|next of kin|family and carers|family and friends`,
  ],
  [
    'social (occupation) (substance) (forensic) (education) (family)',
    `social|social history|sh|shx|soc hx|social hx|social circumstances|social situation|living situation|living arrangements|housing|accommodation|home environment|relationships|relationship history|social context|lifestyle|friends|friendships|peer relationships|social relationships|support network|support|supports|current supports|finances|benefits|culture|cultural background|religion|spirituality
    |daily routine|typical day|hobbies|leisure|personal circumstances|current circumstances|personal|psychosexual history|sexual history|care package|social support|peers|friendships and social|language|home and social|activities|dependants|carers|package of care
    |housing and money|home and money|money|money and housing|debts|support at home|support network and carers|home support|who helps|friends and interests|social life|community|community life|community links|play and friendships|social situation and support|hobbies and interests|faith|identity|cultural needs|carer|carers' situation|carer situation|daily routines|time use|interests and activities|getting out|present circumstances|circumstances|living circumstances|home and people|people at home|people and home|home and support|at home and who helps|who is at home`,
  ],
  [
    'education',
    `education|educational history|school|school history|schooling|education history|academic history|academic|learning|attainment|educational background|school report|school information|information from school|teacher report|teachers|teacher|educational attainment|nursery|college|university|sen history|sen support|provision|current provision|support in place|school provision|attendance at school|school progress|views of school|school views|educational provision|literacy|numeracy|nursery/school|progress at school
    |learning and attainment|school and learning|reading writing and maths|classroom learning|what school reports|school's account|school's view|from school|progress in learning|curriculum|support in school|school support|education and learning|training and education|study|studies`,
  ],
  [
    'education occupation',
    `education and work|education and employment|education and occupation|educational and occupational history|school and work|education or occupation|education/employment|work and education|education/work
    |schooling and work|school and work history|education and work history|schooling and employment|education training and employment|study and work|educational and employment history`,
  ],
  [
    'occupation',
    `occupation|occupational history|employment|employment history|work|work history|job|vocational history|vocational|career|military history|service history military|working life|employment status|return to work|occupational
    |job and career|working history|jobs|work and finances|work and money|occupational background|work record|work situation|career history`,
  ],
  [
    'substance',
    `substance|substance use|substance misuse|alcohol|alc|alcohol and drugs|drugs and alcohol|alcohol and other substances|substances|etoh|smoking|smoking status|tobacco|drug use|drug and alcohol history|substance use history|alcohol use|alcohol and substance use|addictions|gambling|caffeine|alcohol and drug use|alcohol/drugs|smoking and alcohol|recreational drugs|drug and alcohol use|illicit substances|substance abuse history|d&a
    |drink and drugs|drink|drinking|alcohol drugs and smoking|alcohol tobacco and drugs|drug and alcohol|alcohol and tobacco|use of substances|use of alcohol|use of drugs|drinking and drugs|substances used|cannabis|nicotine|addiction|dependence`,
  ],
  [
    'forensic',
    `forensic|forensic history|legal history|offending|offending history|criminal history|police|legal|court|police involvement|legal issues|legal proceedings|convictions|criminal record
    |police and courts|courts|offences|criminal justice|probation|contact with police|police contact|legal matters`,
  ],
  [
    'strengths',
    `strengths|strengths and interests|interests|protective factors|strengths and resources|resources|what helps|what is going well|what works|what's going well|positives|strengths and resilience|resilience|coping|coping strategies|assets|abilities|areas of strength|likes|what works well|strengths and abilities
    |what helped|what helps most|what he is good at|what she is good at|what they are good at|good at|what goes well|going well|strengths and supports|strengths and hopes|positive factors|skills and strengths|talents|enjoys|personal strengths`,
  ],
  [
    'views',
    `views|wishes|wishes and feelings|child's views|views of the child|voice of the child|client's views|patient's views|views of parents|parents' views|parental views|hopes|goals|goals for therapy|therapy goals|treatment goals|expectations|what they want|hopes and wishes|aspirations|preferences|patient preferences|client goals|client's goals|child and family views|pupil views|pupil voice|ideas concerns and expectations|ice|what matters|what matters to me|hopes for the future|patient wishes|views and wishes|young person's views|goals agreed
    |patient's own view|patient's own views|patient view|patient's view|what the patient wants|what she wants|what he wants|what they want|what the client wants|what the family wants|what parents want|own view|own views|client view|client's view|client views|child's view|carer's views|carer views|family views|family and carer views|relatives' views|views of carers|views of relatives|views of family|what matters to her|what matters to him|what is important|wishes of the family|wishes of the patient|hopes and goals|hopes and fears|hopes for therapy|own goals|personal goals|recovery goals|aims|aims of therapy|agreed goals|goals of treatment|the young person's view|young person's view|the child's view|pupil's view|student's view|the patient's view|his view|her view|in the child's words|what the young person says|what the child says|what he told us|what she told us`,
  ],
  ['views plan', `goals and plan|plan and goals|goals and next steps`],
  [
    'mental-state',
    `mental state|mental state examination|mental status|mental status examination|mse|mental state exam|mse today|presentation|presentation and engagement|behaviour in session|behaviour during assessment|behavioural observations|behavioral observations|behaviour during testing|test behaviour|behaviour in testing|engagement|rapport|appearance|appearance and behaviour|speech|affect|thought|thoughts|perception|insight|clinical presentation|presentation in session|presentation at assessment|presentation at interview
    |engagement and behaviour|observations during testing|observations in session|in session|in clinic|at interview|on interview|demeanour|motivation and effort|effort|presentation and behaviour|general presentation|clinical impression of presentation|cognition on mse|orientation|mood and affect|engagement and effort|conduct during assessment|conduct in testing|conduct during testing|conduct in assessment|conduct on testing|engagement with testing|engagement in testing|engagement with assessment|engagement with the assessment|cooperation with testing|cooperation in testing|effort in testing|effort and engagement|behaviour and effort|presentation during testing|presentation in testing|manner in testing|test-taking behaviour|test taking behaviour|response to testing
    |how he presented|how she presented|how they presented|behaviour in the room|mental state over the week|mental state this week|mental state on review|mental state today|mental state at review|mental state now|impressions at interview|interview impressions|manner|manner at interview|appearance at interview|conduct at interview|during the assessment|during assessment|during testing|in the session|in the room|state of mind|cooperation|cooperation and effort|attitude to testing|approach to testing|approach to tasks|engagement in session|therapeutic relationship|how he came across|how she came across|how they came across|observed presentation`,
  ],
  [
    'mental-state (presenting) (results)',
    `cognition and mood|mood and cognition|memory and mood|cognition and mental state`,
  ],
  [
    'observation (mental-state)',
    `observation|observations|obs|school observation|classroom observation|classroom observations|observation in class|ward observation|observations on the ward|home observation|play observation|play|playground observation|nursing observation|nursing observations|in class|observed|behaviour on the ward|presentation on the ward|nursing entry|nursing notes|shift summary|day shift|night shift|what was seen|what was seen at school|behaviour observed
    |nursing|nurses|nursing staff|nursing feedback|nursing update|feedback from nursing|ward staff|night staff|day staff|staff feedback|overnight
    |nursing report|nursing summary|nurses' report|ward behaviour|behaviour and engagement on the ward|behaviour and engagement|presentation on ward|on the ward|observed on the ward|day on the ward|night on the ward|days and nights|nights|night|night report|day report|shift report|what we saw|what i saw|what i observed|what was observed|what was seen in class|in the classroom|in the playground|at school observed|home visit findings|home visit|visit findings|what i found at home|home conditions|staff observations|staff report|reports from staff|observed behaviour|activities|activities and engagement|participation|presentation over the shift|behaviour this week|interaction|parent-child interaction|contact observation|observed contact`,
  ],
  ['mental-state observation examination investigations results', `objective|obj|o|objective findings`],
  [
    'examination',
    `examination|wound|wounds|wound care|physical examination|physical exam|exam|o/e|on examination|oe|vitals|vital signs|clinical examination|examination findings|findings on examination|ros|review of systems|systems review|systemic enquiry|systematic enquiry|neurological examination|neuro exam|cvs|resp|chest|abdomen|abdo|heent|cns|msk|general examination|physical findings|height and weight|growth|news|news2|bp|observations and vitals|weight|review of symptoms|cardiovascular|respiratory|neuro|musculoskeletal|skin
    |physical observations|physical obs|physical health monitoring|physical monitoring|physical health checks|physical examination findings|vital signs and examination|examination and observations|general appearance and vitals|neurology examination|measurements|weight and height|weight and vitals|bedside findings|at the bedside|bedside|bedside examination|findings at the bedside|on the couch|hands on|found on examination`,
  ],
  [
    'investigations',
    `investigations|investigation|ix|ix results|labs|laboratory|laboratory results|lab results|bloods|blood tests|blood results|imaging|radiology|ecg|mri|ct|scan|scans|eeg|tests ordered|test results medical|diagnostic tests|diagnostics|x-ray|investigation results|investigations and results|pathology|other investigations|neuroimaging
    |blood tests and scans|tests done|scans and tests|results of investigations|medical tests|medical investigations|lab work|laboratory tests|bloods and imaging|ecg and bloods|investigations done`,
  ],
  [
    'results',
    `results|test results|table of results|results table|scores|score|score table|measures|measures at intake|measures at start and end|outcome measures|questionnaires|questionnaire results|questionnaire scores|psychometrics|psychometric results|psychometric assessment|test scores|assessment results|cognitive assessment|cognitive testing|cognitive test results|cognitive results|neuropsychological results|neuropsychological testing|test findings
    |testing|standardised assessment|standardised assessments|standardised tests|standardized testing|rating scales|screening|screening measures|screening tools|measures completed|scales|outcome scores|assessment scores|results of testing|results of assessment|test data|attainment results|summary of scores|appendix of scores|psychometric testing|cognitive profile|formal assessment|routine outcome measures|roms|intellectual functioning|neuropsychological profile
    |psychometric findings|tests and questionnaires|questionnaires and tests|findings of testing|results of tests|results of questionnaires|what the tests showed|what testing showed|measures and scores|standardised measures|outcome measure scores|scores at start and end|cognitive findings|neuropsychological findings|profile of scores|index scores`,
  ],
  [
    'formulation (results)',
    `interpretation|interpretation of results|what the results mean|meaning of results|what this means|discussion of results|discussion|summary of results|summary of findings|results and interpretation|findings|key findings|main findings|validity|validity of results`,
  ],
  [
    'diagnosis',
    `diagnosis|diagnoses|dx|ddx|differential|differential diagnosis|working diagnosis|diagnostic impression|provisional diagnosis|diagnostic conclusion|diagnostic conclusions|diagnostic formulation|clinical diagnosis|primary diagnosis|secondary diagnosis|icd|dsm|diagnosis and impression|imp dx|diagnostic summary|final diagnosis|discharge diagnosis|diagnosis on discharge
    |diagnostic opinion|diagnosis and severity|working diagnoses|differential diagnoses|impression and diagnosis|conclusion on diagnosis|diagnostic view|clinical diagnoses`,
  ],
  [
    'diagnosis formulation',
    `impression|imp|clinical impression|impressions|conclusion|conclusions|summary and conclusions|summary and impression|δ|overall impression|impression and plan formulation`,
  ],
  [
    'diagnosis formulation plan',
    `assessment and plan|a/p|a&p|impression and plan|assessment/plan|imp and plan|opinion and recommendations|conclusions and recommendations|summary and recommendations|conclusion and recommendations`,
  ],
  ['formulation diagnosis progress (risk)', `assessment|a|clinical assessment|analysis|evaluation|overall assessment`],
  [
    'formulation (diagnosis)',
    `formulation|formulation and opinion|opinion|working formulation|psychological formulation|case formulation|clinical formulation|clinical opinion|understanding|summary of understanding|5ps|five ps|5 ps|summary and formulation|formulation and diagnosis|clinical reasoning|professional opinion|explanation|hypotheses|hypothesis|maintaining factors|predisposing factors|precipitating factors|perpetuating factors|predisposing|precipitating|perpetuating|shared understanding|opinion and diagnosis|prognosis|answer to the question|answers to questions
    |making sense of it|making sense|how we understand this|how we understand it|how i understand it|why this has happened|why it keeps going|what keeps it going|contributing factors|causation|cause|causes|opinion on causation|opinion and prognosis|team discussion|mdt discussion|discussion at review|reflection|reflections|clinician's view|clinician's understanding|analysis of the problem|process|clinical discussion|psychological understanding|summary of opinion`,
  ],
  [
    'formulation',
    `summary|executive summary|overview|synopsis|overall summary|summary of assessment|in summary|clinical summary|brief summary`,
  ],
  [
    'intervention',
    `intervention|interventions|what the work involved|work done|work involved|treatment|treatment provided|treatment given|therapy|therapy provided|content|work in session|in-session work|techniques|homework|homework review|tasks|between-session tasks|psychoeducation|care given|nursing care|care provided|input|input provided|input to date|treatment to date|therapeutic work|therapeutic input|psychological treatment|psychological intervention|management to date|agenda|what was done|action taken|actions taken|interventions used|progress on ward|summary of treatment|summary of intervention|therapy summary|treatment summary|care on ward|exercise|skills|clinical course|procedure performed|edcourse|ed course
    |what we did in sessions|sessions|work in sessions|work in session|what was done in session|what has been tried|treatment so far|therapy so far|help given|nursing interventions|care and activities|therapies|therapy and activities|occupational therapy|groups|group work|group programme|treatment on the ward|care and treatment|treatment received|support given|support provided|interventions offered|intervention to date|course of treatment|course of therapy|exercises|in-session|session content and process|psychological work|psychological input`,
  ],
  // What somebody brings to a session stands there too, where no other section asks for it.
  [
    'intervention (presenting) (formulation)',
    `session content|content of session|session summary|what we covered|session focus|focus of session|what was covered`,
  ],
  [
    'presenting (formulation) (intervention)',
    `themes|key themes|main themes|what we worked on|what was worked on|what we talked about|what was talked about|what was discussed|topics discussed|issues discussed|themes of session|themes explored|session themes`,
  ],
  [
    'progress',
    `progress|outcome|outcomes|outcome in words|progress made|response|response to treatment|response to therapy|progress to date|progress since last review|change|changes|changes since last session|treatment outcome|treatment response|progress in therapy|progress towards goals|review of progress|review|what changed|what has changed|current status|clinical progress|outcome of treatment|end of therapy|evaluation of therapy|gains|disposition|condition on discharge|condition at discharge
    |how things have changed|what is different|changes seen|recovery|rehabilitation progress|rehabilitation|progress this week|progress so far|improvement|improvements|results of treatment|effect of treatment|response so far|outcome so far|leave|section 17 leave|s17 leave|use of leave|trial leave|attendance and progress|status|where things stand|current position|since we met|since i last saw`,
  ],
  // What staff saw of somebody from day to day is the course of their stay.
  [
    'progress observation (intervention)',
    `progress on the ward|ward progress|progress since admission|since admission|course on the ward|course since admission|course of admission|course of the admission|progress in hospital|progress during admission`,
  ],
  ['intervention progress observation', `hospital course|inpatient course|course in hospital|course during admission`],
  [
    'progress sources',
    `opening|opening sentence|episode of care|episode|attendance summary|sessions attended|attendance and engagement|attendance and outcome`,
  ],
  [
    'risk',
    `risk|risks|risk assessment|risk and safeguarding|risk at discharge|risk assessment and management|risk issues|risk history|risk to self|risk to others|risk from others|risk summary|risk management|risk formulation|current risk|safeguarding|safeguarding concerns|safeguarding issues|child protection|safety|safety plan|safety planning|safety concerns|safety issues|self-harm|self harm|suicidality|suicide risk|suicide|si|si/hi|dsh|harm|harm to self|harm to others|abuse|neglect|vulnerability|domestic abuse|domestic violence|violence|violence and aggression|aggression|crisis plan|sg|risk and safety|risk review|risk screen|risk indicators|red flags|risk to self and others|adult safeguarding|concerns about safety|protection|incidents|incident|driving risk|falls risk|trauma and abuse|risk of harm
    |dangers|danger|level of observation|observation level|levels of observation|risk and observation level|safety and observations|risk and observations|risks and observations|risk and incidents|incidents on the ward|incidents this week|concerns about harm|concerns about risk|harm and safety|safety at home|keeping safe|staying safe|risk to children|risk from others|vulnerabilities|risk and protective factors|protective and risk factors|safety and risk|risk and safety plan|crisis|safety net and risk|threats|self-harm and suicide|suicide and self-harm|self-harm and risk|safeguarding and risk|child safeguarding|exploitation|driving|fitness to drive|risk on the ward|risks identified|alerts|physical risk
    |welfare concerns|concerns for welfare|concerns about welfare|child welfare|concerns for safety|concerns of harm|protection concerns|child protection concerns|safeguarding children|children and safeguarding|thoughts of suicide|suicidal thoughts|thoughts of self-harm|safe|is he safe|is she safe|are they safe|unsafe|unsafe behaviour|unsafe situations|how safe|safe at home|is safe|is safe at home|keeping safe at home|dv|dva|self-neglect|absconding|missing episodes|going missing|access to means|firearms|weapons|dangerousness|dangers at home|obs level|physical safety`,
  ],
  [
    'capacity',
    `capacity|consent|consent and capacity|capacity and consent|mental capacity|confidentiality|consent and confidentiality|legal status|mha status|mha|mental health act|mental health act status|dols|information sharing|sharing of information|mca|best interests|advance decisions|dnacpr|resuscitation status|ceiling of care|power of attorney|lpa|consent to share|consent to treatment
    |agreement to share|legal framework|legal status and capacity|mha and consent|consent to assessment|informed consent|capacity assessment|consent and sharing|sharing and consent|permission|permissions|rights|section|detention|mha section|status under the mental health act|guardianship`,
  ],
  [
    'plan',
    `plan|p|plans|management plan|care plan|treatment plan|action plan|plan and follow-up|plan and recommendations|recommendations|recommendation|recs|actions|action points|agreed actions|agreed|agree|agreed plan|next steps|next step|next session|next|follow-up|follow up|f/u|fu|follow-up plan|follow-up arrangements|management|mx|advice|advice given|recommendations for school|recommendations for home|school recommendations|outcome and plan|to do|todo|discharge plan|discharge planning|discharge arrangements|discharge instructions|aftercare|staying well|staying well and follow-up|staying well plan|relapse prevention|relapse prevention plan|relapse plan|relapse signature|early warning signs|requests|request to gp|asks of gp|gp to|gp actions|actions for gp|onward referral|onward referrals|referrals|referrals made|safety net|safety netting|safety-netting|review date|what happens next|what we ask of you|support needed|strategies|suggestions|recommended support|provision required|recommended provision|contingency plan|crisis and contingency plan|proposed treatment|instructions|maintenance plan|plan of care|plan going forward|way forward|interventions recommended|future plans|homework set|task before next session|outcomes sought
    |what we recommend|what i recommend|treatment recommended|recommended treatment|future treatment|treatment proposed|mdt decisions|decisions|decisions made|outcome of review|outcome of meeting|actions from ward round|actions agreed|agreed next steps|barriers to discharge|plan for discharge|plan for the week|plan for the next week|plan for the shift|plan for next session|plan for tomorrow|handover|for handover|tasks for handover|jobs|to follow up|things to do|advice to school|advice to parents|advice to gp|advice for home|advice for school|for school|for parents|for the gp|for home|return advice|when to return|when to worry|what to do next|what needs to happen|needs and plan|support plan|intervention plan|between now and then|before next session|before we meet again|homework for next time|changes made today|changes today|prescription|rehab plan|goals for the week|ongoing care|further assessment|further work|further input|follow-up and safety net|provision advised|advised provision|provision recommended|what we advise|what i advise|what we suggest|what is advised|jobs and discharge`,
  ],
  [
    'admin',
    `admin|administration|logistics|circulation|copies to|cc to|distribution|contact details|invoice|invoicing|billing|fees|room|booking|appointments|appointment|dna|dnas|cancellations|travel|parking|correspondence|copy to|nhs number
    |practical arrangements|arrangements|practicalities|appointments and contact|contact|contact information|next appointment|next appointments|housekeeping|transport|property|belongings|communication log|telephone calls|messages`,
  ],
];
