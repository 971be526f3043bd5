import { wordsOf } from '../words/words-of.ts';

/** Say nothing of their own: a claim is not asked for them. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  wordsOf(`a about above across again ago all along also although am among between an and any anybody anyone anything are around as at away
    be because been being both but by can could did do does doing done during each either else etc even ever every
    for from further get gets getting got had has have having he hence her here hers herself him himself his how however i
    if in into is it its itself just let lot lots may me might mine more most much must my myself namely near now of oh
    ok okay on one ones onto or other others our ours ourselves out over own per perhaps quite rather re really same shall she
    should so some somebody someone something somewhat still such than that the their theirs them themselves then there
    therefore these they thing things this those though through thus to too toward towards under until up upon us very via was way
    we were what when whenever where whereas whether which while who whom whose why will with within would yes yeah yet you your
    yours yourself um uh er ah hmm mm yep yup bit kind sort sir madam doctor mean know think like actually basically
    obviously probably maybe hello hi thanks thank sorry please alright right? gonna wanna kinda sorta let's goingto timescount
    clearly evidently markedly
    no not nil never none neither nor without cannot nothing nobody zero non lack lacks lacking denied denying
    unable incapable able absent compared compare comparison
    mr mrs ms miss dr prof professor`),
);

/** Words of reporting: who writes may choose among them freely. */
export const REPORTING_WORDS: ReadonlySet<string> = new Set(
  wordsOf(`say tell state report describe explain mention note record complain express indicate disclose admit acknowledge add
    comment recall relate outline inform notify identify observe see find seem appear feel think believe consider view regard
    understand discuss ask answer respond reply present experience notice speak talk give document
    confirm endorse voice elaborate clarify share remark suggest show reveal include involve regarding concern
    undergo underwent sustain sustained demonstrate exhibit display reside duration presence
    according account statement saying reportedly apparently denies deny`),
);

/** Words so common in clinical prose that one of them missing means little. */
export const LIGHT_WORDS: ReadonlySet<string> = new Set(
  wordsOf(`client patient person individual people gentleman lady man woman boy girl male female child adult history episode issue problem difficulty symptom trouble
    level period time already current currently present presentation past recent recently ongoing previous previously
    significant significantly particular particularly especially mainly mostly generally usually often sometimes
    frequently occasional occasionally regular regularly further additional associate associated relate related due
    overall able make take use go come need want try keep put set become remain continue begin start happen occur do
    develop help good clinical condition disorder state case reason fact area aspect point part degree extent range
    number amount several various different certain likely possible possibly probable probably approximately about around roughly
    term way manner basis nature type kind context session appointment assessment assess interview meeting visit review consultation today
    note section report summary background addition result consequence impact effect affect cause lead contribute
    status detail information evidence sign feature aspect characteristic element component
    since long first last next new old main primary initial initially subsequent subsequently eventually finally
    also together look work bring turn follow want wish live thing day
    difficult hard struggle manage cope able unable find finding suffer suffering undergo receive require regarding
    reach obtain attain perform conduct carry test reading measurement rate spend place arrange intend decide choose hold write mark
    produce own complete exact exactly total altogether additionally moreover furthermore similarly likewise meanwhile
    quite very slightly bit little somewhat throughout score index scale total measure questionnaire
    single occasion course owing similar function ability instance matter majority remainder stage phase`),
);

/** Verbs that carry time alone, or stand for "to be" in reports. */
export const AUXILIARIES: ReadonlySet<string> = new Set(
  wordsOf(`is are was were am be been being has have had having do does did will would shall should can could may might must
    isn't aren't wasn't weren't hasn't haven't hadn't doesn't don't didn't won't wouldn't can't couldn't`),
);
