/** What patients say and what clinicians write for it, as in `synonyms.ts`. */
export const COMPLAINT_TABLE = `
polyuria, peeing all the time, peeing more, passing urine more, going to the toilet a lot, urinating more, urinary frequency, frequency of urination, passing water a lot, weeing more, going for a wee a lot, frequency, going more often, urinating frequently, frequent urination, pee a lot, wee a lot, peeing a lot, going to the loo a lot, need to pee, need to go more
polydipsia, thirsty, thirst, drinking a lot of water, very thirsty, so thirsty, always thirsty
nocturia, up at night to pee, getting up to pee, wakes to pass urine, getting up in the night to go, up in the night to go to the toilet
urgency, rushing to the toilet, can not hold it, desperate to go, need to rush
incontinence, incontinent, leaking urine, leaks urine, wets himself, wets herself, leakage
enuresis, wets the bed, bedwetting, wet the bed, wet at night, bed wetting, still wet at night, wetting the bed, -dry at night, -dry by night
dysuria, burning when you pass water, burning when i pee, stinging when i pee, stings when i pee, hurts when i pee, hurts to pee, burns when i wee, stinging when i wee, hurts when i wee, pain passing water, pain when you pee, pain when passing urine, painful to pass urine, burning passing urine, burning wee, stinging wee, burning when passing urine, burning when i go, burns when you pass urine, painful when i wee
haematuria, pink urine, red urine, urine pink, urine was pink, blood in my wee, blood in my pee, blood when i pee, blood in wee, hematuria, urine is red, blood in his pee, frank haematuria, pinkish urine
foul smelling, smelly, smells bad, strong smell, offensive smell, smells, smelling, odour
vaginal discharge, pv discharge, discharge from your vagina, discharge down below
vaginal bleeding, pv bleeding, bleeding down below, spotting, intermenstrual bleeding
last menstrual period, last period
photophobia, light hurts my eyes, sensitive to light, light sensitivity, bothered by light, bright light, bright lights, light bothers, lights bother, lights hurt, light makes it worse, sensitivity to light
incoherent, formal thought disorder, thought disorder, thought disordered, thoughts disordered, thinking disordered, disordered thinking, disordered thought, disordered speech
phonophobia, sensitive to noise, bothered by noise, noise bothers, sensitive to sound
visual aura, zigzag lines, flashing lights, zigzags, shimmering, aura
blurred vision, blurry vision, vision is blurry, vision blurred, can not see clearly, blurring, blurry, vision has gone blurry, eyesight blurry
visual symptoms, changes in your vision, problems with your vision, vision changes, visual disturbance, visual sx, changes to your vision, eyesight problems, visual changes, visual problems, change in vision
double vision, diplopia, seeing double
neck stiffness, stiff neck, neck is stiff, neck stiff, stiffness in neck, stiffness in your neck, move your neck, moving your neck
nasal congestion, blocked nose, stuffy nose, nose is blocked, congested, bunged up, stuffed up, blocked up nose, stuffy, congestion, nose blocked, nose has been blocked
rhinorrhoea, nose is running, nose running, running nose, snotty, streaming nose, sniffles
sneeze, sneezing, sneezes
catarrh, phlegmy, bringing up phlegm, coughing anything up, coughing up phlegm, productive cough, bringing anything up, coughing stuff up, chesty cough, cough anything up, -dry cough, -not bringing anything up
haemoptysis, coughing up blood, coughed up blood, blood in phlegm, blood in sputum, hemoptysis
hoarse, hoarseness, lost his voice, lost her voice, croaky, lost voice
dysphagia, difficulty swallowing, trouble swallowing, hard to swallow, painful to swallow, hurts to swallow, pain swallowing, odynophagia, swallowing difficulty, sore to swallow
earache, ear pain, pain in ear, ear hurts, otalgia, sore ear, ears hurt
blocked ears, ears are blocked, blocked ear, ear feels blocked, ear feels full
tinnitus, ringing in the ears, ringing in ears, buzzing in ears, ringing in my ears
hearing loss, can not hear, difficulty hearing, hard of hearing, trouble hearing, reduced hearing, hearing is worse, hearing difficulty, hearing difficulties
arthralgia, joint pain, joint pains, aching joints, joints ache, sore joints, painful joints, joints hurt, achy joints, pain in joints, joints are sore
joint stiffness, stiff joints, joints are stiff, stiffness in joints, stiffness
myalgia, achy, aches and pains, aching all over, body aches, muscles ache, achy muscles, muscles are sore, muscles hurt, aches all over, sore muscles, body ache, muscle soreness, aching muscles
malaise, unwell, generally unwell, feeling unwell, feeling rough, under the weather, feeling poorly, feel rough, not feeling well, off colour, run down, feel awful, feeling ill, feel ill, felt ill, ill, poorly-ill, not well, sick-ill, made me ill, feels ill
systemically well, otherwise well, well in yourself, generally well, well otherwise, feeling well otherwise, fit and well, in good health
tired, lethargy, lethargic, no energy, lacking energy, wiped out, knackered, sluggish, run down and tired, low energy, drained
rigors, shivers, shivering, shivery, chills, chilly
night sweats, sweating at night, drenched at night, sweaty at night, sweats at night
fever, temperature, hot and cold, high temp, burning up, feverish, fevers, temps, hot to touch, running a fever, pyrexia, spiked, temperature spike, -apyrexial, -no temperature
flushed, flushing, red face
anorexia-appetite, poor appetite, not been eating, not eating much, off my food, not hungry, no appetite, appetite is down, appetite has gone, lost my appetite, appetite reduced, reduced appetite, can not eat, eating less, not eating properly, have not been eating, gone off food, not much appetite, hardly eating
appetite maintained, appetite is fine, appetite normal, eating okay, eating fine, eating well, eating normally, appetite ok, appetite good, appetite is good, eating and drinking, e&d, e+d, tolerating oral intake, able to eat, keeping food down, eating and drinking normally, eating and drinking well, tolerating diet, good appetite, appetite unaffected, appetite has been fine
reduced oral intake, not drinking enough, poor oral intake, not keeping anything down, can not keep anything down, not been drinking, drinking less, not drinking much, not drinking sufficient fluids
dehydrated, dehydration, dry mouth, parched
bilious, bile, green vomit, yellow vomit, bilous
nausea, feel sick, feeling sick, nauseated, queasy, sick to my stomach, nauseous, feel nauseous, sickly
vomit, sick, being sick, throwing up, threw up, chucking up, puking, brought up, bringing up food, be sick, vomits, vomited
haematemesis, blood in vomit, vomiting blood, vomited blood, blood in your vomit, blood in the vomit, throwing up blood
heartburn, acid reflux, reflux, indigestion, gord, gerd, burning in chest
bloating, bloated, distended, distension, swollen tummy, swollen abdomen
flatulence, passing wind, gassy
constipation, can not go, not been for days, hard stools, struggling to open bowels, bunged up bowels
open bowels, opening bowels, bowels open, bowels opened, going to the toilet, been to the toilet, going to the loo, bowel movements, having to go, go to the toilet, opens bowels
bowel symptoms, bowel sx, change in bowel habit, problems with your bowels, changes in your bowels, bowel changes, bowel problems, bowels been, bowels okay, bowels normal, change in your bowels, bowel issues, altered bowel habit
urinary symptoms, urinary sx, problems with your waterworks, problems passing urine, waterworks, changes in urine, problems with urination, urine problems, problems with urine, problems when you pass urine, waterworks okay, water works
melaena, black stools, black stool, tarry stools, dark stools, black poo
crampy, cramping, cramps, cramp, gripey, colicky, spasm, spasms
sharp pain, stabbing, stabbing pain, knife-like, shooting pain
dull ache, dull pain, dull, aching-dull
throbbing, pounding, pulsating, pulsing, thumping
burning pain, burning sensation, stinging, burns
pressure-pain, tightness, tight, squeezing, heavy chest, pressing, heaviness, pressure on chest
radiate, radiating, radiation, moves anywhere, go anywhere else, goes anywhere, spread anywhere, travel anywhere, shoots down, spread elsewhere, goes down, move anywhere, spreads, anywhere else, spread, spreading
intermittent, comes and goes, on and off, off and on, come and go, in waves, intermittently, sporadic, now and again, every so often
constant, all the time, there all the time, never goes away, continuous, does not go away, non-stop, constantly, always there, persistent
sudden onset, came on suddenly, suddenly, all of a sudden, out of the blue, abrupt
gradual onset, came on gradually, gradually, built up, slowly came on, crept up, bit by bit, insidious
progressively worsening, getting worse, got worse, gets worse, worsening, become worse, worse over, progressive
improving, getting better, on the mend, settling, starting to improve, bit better, easing off, improved, better now, gone down, feeling better, come down, gone right down, cleared up
resolved, gone away, cleared, stopped now, has gone, went away, gone now, settled down, no longer there, disappeared, cleared up by itself
suprapubic, lower tummy, lower abdomen, lower belly, above the bladder, lower abdominal, bottom of my tummy, low down in tummy, lower abdo, above pubic
epigastric, upper tummy, top of tummy, upper abdomen, pit of the stomach
flank pain, loin pain, pain in your side, side pain, loin
palpitation, heart racing, heart is pounding, heart fluttering, heart skipping, fluttering, heart thumping, racing heart, heart beating fast, aware of heartbeat, heart beat
angina, chest pain on exertion
orthopnoea, breathless lying flat, breathless lying down, sleep propped up, pillows, pillow
swelling, oedema, swollen ankles, ankles swollen, ankle swelling, swollen legs, swelling of the legs, swelling of ankles, puffy ankles, fluid on legs, like balloons, ankles are swollen, legs swollen, odema, leg swelling, puffy
wheeze, whistling, wheezy chest, wheezing, tight chested
dyspnoea, breathing is hard, breathing harder, struggling to breathe, struggling for breath, puffed out, out of puff, catch my breath, winded, gasping, breathing has been, trouble catching breath, breathing easier
exercise, exertion, exercise, when i walk, walking upstairs, on effort, going up stairs, physical effort
cold symptoms, cold, a cold, the sniffles, flu-like, flu, influenza, cold sx, flu like symptoms, coryza, coryzal
upper respiratory infection, chest infection-upper, cold-virus, viral upper, viral cold, throat infection, common cold, viral urti
lower respiratory infection, chest infection, pneumonia, lrti
gastroenteritis, tummy bug, stomach bug, stomach virus, gastric flu, viral gastroenteritis, infection in the gut, bug in your tummy, infection of the stomach, tummy infection, stomach infection, gut infection
urinary infection, urine infection, water infection, bladder infection, cystitis, uti, infection in your urine, infection of the bladder, urinary tract infection, infection in the urine
tonsillitis, tonsil infection, tonsils, infected tonsils
sinusitis, sinus infection, sinuses, sinus
ear infection, otitis media, otitis, infected ear
conjunctivitis, eye infection, pink eye, sticky eye
eczema, dermatitis, atopic dermatitis
flare, flare up, flare-up, exacerbation, flaring up, attack-flare, acting up, playing up
rash, spots, blotches, hives, red patches, skin rash, breakout, urticaria, welts
itch, itching, itchy skin, pruritic
cracked skin, cracked, cracking, splitting skin, skin splitting, skin cracks, dry and cracked
dry skin, skin is dry, flaky, flaking, scaly, peeling
blister, blisters, blistering
boil, abscess, boils, pus-filled
mole, lesion, skin lesion
hair loss, losing hair, alopecia, hair falling out, hair thinning
hot flush, hot flushes, hot flashes
numbness, numb, tingling, pins and needles, loss of sensation, altered sensation, lost feeling, paraesthesia, sensation changes, loss of feeling
weakness, weak, loss of power, lost power, heavy limbs, loss of strength, limb weakness, weakness in your arms, weakness in your legs, arm weakness, leg weakness
speech disturbance, slurred speech, slurring, problems with your speech, difficulty speaking, speech problems, trouble speaking, trouble with your speech, speech disturbances, speech difficulty, changes in your speech
word finding, finding words, find words, word-finding, can not find the word, lost for words, talking around the word, circumlocution, circumlocutions, word finding difficulty
facial droop, face drooping, droopy face, face dropped, facial weakness
unsteady, balance problems, off balance, wobbly, unsteady on feet, poor balance, losing balance, ataxia, unbalanced
tremor, hand shaking, hands shake, shaky hands, shakes
seizure, had a fit, fits, convulsions, epileptic fit
head injury, hit your head, bang to the head, banged head, knock to the head, bumped head, hit his head, hit her head, hit my head, knocked your head, banged your head, trauma to the head, injured your head
syncope, loss of consciousness, passed out, knocked out, blacked out, lost consciousness, unconscious, faint, fainted, collapsed
forgetful, memory loss, forgetfulness, forgetful, forgets, memory problems, forgetting, getting forgetful, memory is going
confused, confusion, confused, muddled, disorientated, does not know where
unprotected sex, unprotected intercourse, without a condom, no condom, did not use a condom, unprotected si
sexually active, having sex, sexual relationship, sexually active with, sleeping with
regular partner, long-term partner, steady partner, same partner, one partner, stable relationship
std screen, sexual health check, sti test, sti screen, std test, sexual health screen, tested for stis, last std
contraceptive pill, the pill, combined pill, microgynon, cocp, on the pill, birth control pill, oral contraceptive, contraception
mini pill, progesterone only pill, pop, progesterone-only pill, mini-pill
contraceptive implant, implant in arm, implanon, nexplanon, the implant
coil, iud, mirena, intrauterine device
pregnancy test, test for pregnancy, could you be pregnant, rule out pregnancy, chance of pregnancy, exclude pregnancy
urine dip, dip your urine, urine sample, test your urine, sample of urine, urinalysis, dipstick, urine test, dip the urine, msu, check your urine, urine specimen, dip test
blood test, take some blood, blood samples, check your blood, do some blood tests, taking blood, blood taken, run some blood, blood was taken, blood results
blood sugar, sugar, glucose, finger prick, finger-prick, bm, sugars, blood glucose, sugar levels
electrocardiogram, ecg, heart tracing, tracing of the heart
echocardiogram, echo, heart scan, scan of your heart, ultrasound of the heart, scan of the heart
chest x-ray, x-ray of your chest, cxr, x-ray chest
ultrasound, ultrasound scan, uss, us scan
stool sample, stool test, sample of your stool, stool culture, poo sample
swab, swabs, throat swab
endoscopy, camera test, gastroscopy, camera down
colonoscopy, camera up
appendicectomy, appendix out, appendix removed, appendix taken out, appendectomy, appendix was removed
cholecystectomy, gallbladder removed, gallbladder out, gallbladder was removed
hysterectomy, womb removed, womb out
tonsillectomy, tonsils out, tonsils removed, tonsils were removed
joint replacement, hip replacement, knee replacement, new hip, new knee
hypothyroidism, underactive thyroid, thyroid underactive, low thyroid
hyperthyroidism, overactive thyroid, thyroid overactive
type 2 diabetes, type two diabetes, diabetes type 2, diabetes type two, type 2 diabetic, sugar diabetes
high cholesterol, hypercholesterolaemia, cholesterol is high, raised cholesterol, hyperlipidaemia, hyperlipidemia, cholesterol
heart failure, weak heart, failing heart, congestive heart failure, chf, ccf
heart attack, myocardial infarction, mi, nstemi, stemi, heart attacks, coronary
stent, stented, stenting, angioplasty
irritable bowel, ibs, irritable bowel syndrome
hay fever, hayfever, allergic rhinitis, seasonal allergies
jaundice, yellow, yellowing, jaundiced, yellow skin, yellow eyes, gone yellow
gallstones, stones in the gallbladder, gallstone, stones in gallbladder
obesity, obese, overweight, very overweight, high bmi
lump, swelling-lump, bump, growth-lump, swollen gland
swollen glands, lymph nodes, glands up, lymphadenopathy, glands swollen, enlarged glands, swollen lymph nodes
no unwell contacts, anyone else unwell, anyone else ill, anyone around you unwell, anyone at home unwell, unwell contacts, sick contacts, others unwell, ill contacts, anyone else in the house unwell
foreign travel, travelled abroad, been abroad, recent travel, travelled anywhere, recent foreign travel, travelling
trigger, triggers, set it off, brought it on, sets it off, bring it on, causes it, anything new, precipitant, precipitants
antihistamine, antihistamines, allergy tablets, piriton-class
inhaler, inhalers, puffer, pump-inhaler, blue inhaler
steroid cream, hydrocortisone cream, betnovate, steroid ointment, topical steroid
emollient, emollients, moisturiser, moisturisers, moisturising cream, moisturizer, e45, cetraben, moisturizing cream
rehydration salts, dioralyte, diarolyte, rehydration sachets, sachets, electrolytes
anti-inflammatory, nsaids, nsaid, anti-inflammatories, anti inflammatories, anti inflammatory, antiinflammatory
painkiller, simple analgesia, something for the pain, painkillers, over the counter painkillers, pain relief, analgesia
water tablet, diuretic, diuretics, water tablets
blood thinner, blood thinners, anticoagulant, anticoagulants, anticoagulation
blood pressure tablets, antihypertensive, antihypertensives, blood pressure medication
sleeping tablet, sleeping tablets, sleeping pills, hypnotic, hypnotics
antidepressant, antidepressants, depression tablets
minimal effect, little effect, no effect, not helped, did not help, does not help, has not helped, little benefit, no benefit, minimal relief, limited relief, little relief, no relief, not helping, not really helped, did not do much, not worked, did not work, does not work, limited effect, ineffective, poor effect, not made a difference, no difference, no improvement, without effect, limited benefit, -good effect, -worked well, -works well, -effective, -with effect, -helped a lot, -good relief, -helps a lot
conservative management, supportive management, self care, self-care advice, supportive care, conservative treatment, manage at home, look after yourself, supportive mx, conservative mx
safety net, safety netting, come back if, return if, call us if, see us if, get back in touch if, if it gets worse, red flags, red flag, if things get worse, if worse, if you get worse, safety-netting, any concerns, worsening sx, if not improving, if no better, not improving, does not improve, come back and see us, seek medical attention, worsening symptoms, if symptoms worsen
delayed prescription, delayed script, hold on to the prescription, back up prescription
plenty of fluids, push fluids, drink plenty, lots of fluids, fluids, keep hydrated, lots of water, drink lots, plenty of water, stay hydrated, drinking fluids, fluid intake, oral fluids, keep up fluids
rest, take it easy, bed rest, resting, get some rest
diary, keep a diary, write down, keep a record, record of
stop smoking advice, smoking cessation advice, help to stop smoking
work from home, working from home
social drinker, social alcohol, drink socially, socially, social etoh, alcohol socially, drinks socially, occasional drink, at weekends drink, drink occasionally, occasional alcohol
non-smoker, does not smoke, do not smoke, never smoked, nil smoking, no smoking, not a smoker, non smoker, never smoker, nonsmoker
job, occupation, what do you do for work, for a living, work as, works as, working as, do for work, employed as, by profession
regular medication, any medication, taking anything regularly, any regular medications, medications, on any medication, take any medication, regular meds, medicines regularly
past medical history, medical conditions, other medical problems, medical history, health problems, medical problems, long term conditions, past medical problems, other health issues, other conditions, other medical conditions, any illnesses, other illnesses, pmh, any conditions, significant illnesses
family history, run in the family, runs in the family, in the family, family members, family have, anyone in the family, illnesses in the family, conditions in the family, family conditions, in your family, family medical
mood symptoms, mood sx, how is your mood, mood been, mood problems, low in mood, mood is fine, mood okay
sleep, sleeping, slept
swelling, swollen, swelling, swelled up
pain, tenderness, tender, sore to touch, painful to touch, hurts when pressed, sore
fracture, broken, broke, cracked bone, broken bone
graze, abrasion, grazed, scrape, scraped, scratches, superficial scratches
cut-wound, laceration, gash
stitches, sutures, sutured, stitched
plaster, backslab, in plaster, splint
bruise, bruising, black and blue
bleed, haemorrhage, bleed, bleeding, pph, postpartum haemorrhage, blood loss, lost blood
breech, bottom first, feet first, -cephalic, -head down, -head first
vaginal delivery, born vaginally, normal delivery, vaginally, natural birth, svd, nvd, -caesarean, -caesarean section, -c-section
light treatment, phototherapy, under lights, light therapy
shrinkage, atrophy, shrunken, volume loss, atrophic
infarct, stroke-infarct, ischaemic change
`;
