import { pattern } from '../../lib/pattern.ts';
import { ALONE_AFTER, ALONE_BEFORE, DIGIT, type KindPattern } from './kind-pattern.ts';
import { isWord } from './kinds-of-words.ts';

const ENDINGS =
  'com|org|net|edu|gov|uk|ie|eu|de|fr|es|it|pl|nl|be|at|ch|se|no|dk|fi|pt|cz|sk|hu|ro|gr|ru|ua|us|ca|au|nz|in|jp|cn|br|mx|za|io|co|me|tv|info|biz|app|dev|health|clinic|example|scot|wales|london|online|site';
const AT = String.raw`(?: ?@ ?| ?[[({<] ?at ?[\])}>] ?| at )`;
const DOT = String.raw`(?:\.| ?[[({<] ?dot ?[\])}>] ?| dot | \. )`;
const LABEL = String.raw`[\p{L}\p{N}-]{1,63}`;
const DIGIT_WORD = '(?:zero|oh|o|nought|one|two|three|four|five|six|seven|eight|nine|double|triple|hundred)';
const NUMBER_WORD =
  '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|double|dot|dash|hyphen|underscore|\\d{1,4})';
const PHONE_WORDS =
  'tel|telephone|phone|phoned|ph|mobile|mob|cell|landline|fax|ring|rang|call|called|calling|text|texted|whatsapp|contact|contacted|reach(?:ed)?|dial|ext|extension|number';
const HANDLE_SITES =
  'instagram|insta|ig|snapchat|snap|tiktok|twitter|facebook|discord|username|user name|handle|skype|telegram|gamertag|roblox|psn|xbox|paypal|venmo|revolut|monzo';

/** What files of texts, pictures, recordings and exports end with. */
export const FILE_ENDINGS =
  'pdf|docx?|dotx?|xlsx?|pptx?|rtf|odt|ods|odp|txt|md|csv|json|xml|html?|eml|msg|ics|vcf|jpe?g|png|gif|bmp|heic|tiff?|webp|svg|dcm|edf|nii|wav|mp[34]|m4[av]|aac|amr|caf|3gp|flac|wma|ogg|opus|webm|mov|avi|mkv|cha|eaf|obf|obz|srt|vtt|sav|zip|rar|7z|gz|pages|numbers';

const HANDLE =
  /gamer ?tag|user ?name|screen ?name|handle|insta|snap|tiktok|twit|discord|roblox|skype|telegram|kik|reddit|tumblr|youtube|steam/i;

/** How somebody can be reached. */
export const CONTACT_PATTERNS: readonly KindPattern[] = [
  // "u/sad-otter-22", "gamertag Taffy Slayer 88", "MyChart user jdoe49".
  { kind: 'LINK', needs: /u\//, pattern: /(?<![\p{L}\p{N}/.])\/?u\/[a-z\d_-]{3,20}(?![\p{L}\p{N}/])/giu },
  {
    kind: 'LINK',
    needs: /gamer ?tag/i,
    pattern:
      /(?<!\p{L})gamer ?tag(?: is|:)? ["']?(?<hidden>\p{L}[\p{L}\d_-]{1,15}(?: [\p{L}\d_-]{1,15}){0,2} ?\d{1,5})(?![\p{L}\p{N}])/giu,
  },
  {
    kind: 'LINK',
    needs: /my ?chart|portal|patient access|nhs app/i,
    pattern:
      /(?<!\p{L})(?:[Mm]y ?[Cc]hart|(?:[Pp]atient )?[Pp]ortal|[Pp]atient [Aa]ccess|(?:NHS|nhs) [Aa]pp)(?:(?: (?:[Uu]ser(?: ?name)?|login|id|ID|account))(?: is|:)?|:) (?<hidden>[a-z][a-z\d._-]{4,24}(?<![.-]))(?![\p{L}\p{N}])/gu,
    accepts: (match) => !isWord(match.slice(match.lastIndexOf(' ') + 1)),
  },
  {
    kind: 'LINK',
    needs: /snap|insta|tiktok|discord/i,
    pattern:
      /(?<!\p{L})(?:snap(?:chat)?|insta(?:gram)?|tiktok|discord) (?<hidden>(?=[a-z._-]{2,30}\d)[a-z][a-z\d._-]{3,30}(?<![.-]))(?![\p{L}\p{N}])/giu,
  },
  // "moonchild — Today at 23:42", "<moonchild> hi": who writes in a chat.
  {
    kind: 'LINK',
    needs: /\d:\d\d/,
    pattern: pattern(
      'gu',
    )`(?:^|(?<=\n)) {0,3}(?<hidden>[\p{L}\d_][\p{L}\d_.-]{2,31})(?= [—–-] (?:(?:Today|Yesterday)(?: at)? \d{1,2}:\d{2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}))`,
  },
  { kind: 'LINK', needs: /</, pattern: /(?:^|(?<=\n)) {0,3}<(?<hidden>@?[\p{L}\d_][\p{L}\d_.-]{2,31})>(?= \S)/gu },
  {
    kind: 'LINK',
    needs: /\[\d/,
    pattern: pattern(
      'gu',
    )`(?:^|(?<=\n)) {0,3}\[[\d/.,: -]{4,24}(?:[AaPp][Mm])?\] (?<hidden>(?=\p{Ll}|[\p{L}\d.-]{1,30}[_\d])[\p{L}\d_][\p{L}\d_.-]{2,31})(?=: )`,
  },
  // "posts as abubakr.xo on TikTok": an account, by where it is.
  {
    kind: 'LINK',
    needs: /tiktok|insta|snap|facebook|twitter|youtube|twitch|discord|reddit|onlyfans|tumblr|threads/i,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{M}\p{N}@._-])(?<hidden>@?(?=[\p{L}\p{M}\p{N}._-]{0,30}[._\d])[\p{L}\p{M}\p{N}._-]{3,31}) on (?:tiktok|insta(?:gram)?|snap(?:chat)?|facebook|twitter|youtube|twitch|discord|reddit|onlyfans|tumblr|threads)(?!\p{L})`,
  },
  {
    kind: 'EMAIL',
    needs: /@/,
    pattern: /[\p{L}\p{M}\p{N}._%+'-]{1,64} ?@ ?(?:[\p{L}\p{M}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/giu,
  },
  {
    kind: 'EMAIL',
    needs: /@|\bat\b/i,
    pattern: pattern('giu')`
      ${ALONE_BEFORE}[\p{L}\p{N}_+-]{1,64}(?:(?:\.
          | dot | underscore | dash | hyphen )[\p{L}\p{N}_+-]{1,64}){0,4}(?: ${NUMBER_WORD}){0,6}${AT}${LABEL}
      (?:${DOT}${LABEL}){0,4}${DOT}(?:${ENDINGS})${ALONE_AFTER}
    `,
  },
  // "m lawlor at btinternet.com": what follows the word e-mail is all of it.
  {
    kind: 'EMAIL',
    needs: /mail/i,
    pattern: pattern(
      'giu',
    )`\be-?mail(?: address)?(?: is|:|'s)? (?<hidden>(?:[\p{L}\p{N}._-]{1,30} ){1,6}(?:at|@) ?[\p{L}\p{N}-]{1,40}(?:${DOT}[\p{L}\p{N}-]{1,20}){1,3})`,
  },
  {
    kind: 'EMAIL',
    needs: /@| at /i,
    pattern: pattern(
      'giu',
    )`${ALONE_BEFORE}(?:[\p{L}\p{N}]{1,20} (?:\. ?)?){0,2}[\p{L}\p{N}]{1,30} (?:at|@) (?:gmail|hotmail|outlook|yahoo|icloud|btinternet|aol|proton|protonmail|live|googlemail|sky|talktalk|virginmedia|nhs|msn|gmx|web|wanadoo|orange|free|onet|wp)(?:${DOT}\p{L}{2,10}){1,3}${ALONE_AFTER}`,
  },
  // Where a machine keeps somebody's files.
  {
    kind: 'LINK',
    needs: /Users|home|Settings/i,
    pattern: /(?<=[\\/](?:Users|home|Documents and Settings)[\\/])[^\s\\/]{2,60}/giu,
  },
  // Files: their names tell more than one would think.
  {
    kind: 'LINK',
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}_.-])[\p{L}\p{N}_()-]{1,80}(?:\.[\p{L}\p{N}_()-]{1,40}){0,3}\.(?:${FILE_ENDINGS})(?![\p{L}\p{N}])`,
  },
  { kind: 'LINK', pattern: /\b(?:https?|ftp):\/\/[^\s<>"')\]]{1,2000}/giu },
  { kind: 'LINK', pattern: /(?<![\p{L}\p{N}@.])www\.[^\s<>"')\]]{2,500}/giu },
  {
    kind: 'LINK',
    pattern: pattern('giu')`
      (?<![\p{L}\p{N}@./-])(?:[\p{L}\p{N}][\p{L}\p{N}-]{1,62}\.){1,4}(?:com|org|net|edu|gov|co\.uk|org\.uk|ac\.uk
        |nhs\.uk|sch\.uk|uk|ie|eu|io|de|fr|example|info)(?:\/[^\s<>"')\]]{0,300})?(?![\p{L}\p{N}])
    `,
  },
  // "portal.clinic.co.za/p/88213": of whatever country, where a path follows.
  {
    kind: 'LINK',
    needs: /\//,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}@./-])(?:[\p{L}\p{N}][\p{L}\p{N}-]{1,62}\.){1,5}(?:${ENDINGS})\/[^\s<>"')\]]{1,300}`,
  },
  { kind: 'LINK', needs: /live:/i, pattern: /(?<![\p{L}\p{N}])live:[\p{L}\p{N}._-]{2,40}/giu },
  // Firms such as B&Q; what medicine writes so stays.
  {
    kind: 'ORGANISATION',
    needs: /&/,
    pattern:
      /(?<![\p{L}\p{N}&])(?!A&E|A&B|A&O|C&A|P&A|R&R|D&V|N&V|T&O|D&C|O&G|P&P|Q&A|U&E|C&P|I&D|E&D|H&P|L&D|R&D|S&S|D&A|M&S\b(?= change))[A-Z]{1,3}&[A-Z]\p{Ll}{0,3}(?![\p{L}\p{N}&])/gu,
  },
  // Short links, and words with dots or underscores in them, as accounts are called.
  {
    kind: 'LINK',
    pattern:
      /(?<![\p{L}\p{N}@./-])[\p{L}\p{N}-]{1,40}\.(?:be|ly|me|gl|to|gg|tv|app|link|page|co)\/[^\s<>"')\]]{1,200}/giu,
  },
  {
    kind: 'LINK',
    needs: /\./,
    pattern: /(?<![\p{L}\p{N}@.])[\p{Ll}\p{N}_]{2,30}(?:\.[\p{Ll}\p{N}_]{2,30}){2,4}(?![\p{L}\p{N}.])/gu,
    // "04.03.24" is a day of late; one of long ago may be a birth.
    accepts: (match) => !/^\d{2}\.\d{2}\.(?:20)?(?:1[5-9]|[23]\d)$/.test(match),
  },
  {
    kind: 'LINK',
    needs: /_/,
    pattern: /(?<![\p{L}\p{N}_.])\p{L}[\p{L}\p{N}.-]{0,40}(?:_[\p{L}\p{N}.-]{1,40}){1,6}(?![\p{L}\p{N}_])/gu,
  },
  { kind: 'LINK', needs: /#/, pattern: /(?<![\p{L}\p{N}])[\p{L}\p{N}_.]{2,32}#\d{4}(?!\p{N})/gu },
  {
    kind: 'LINK',
    needs: HANDLE,
    pattern: pattern(
      'giu',
    )`\b(?:gamertag|username|user name|screen ?name|handle|insta(?:gram)?|snapchat|snap|tiktok|twitter|twitch|discord|roblox|reddit|tumblr|youtube|steam)(?: (?:he|she|they|is|name|as|handle|account|username|id|under|goes by|called|tag|user|channel)){1,3} ?[:=]? ?["']?(?<hidden>[\p{L}\p{N}_.-]*(?-i:\p{Ll}\p{Lu}|[\d_.]\p{L}|\p{L}[\d_])[\p{L}\p{N}_.-]*)`,
  },
  {
    kind: 'LINK',
    needs: HANDLE,
    pattern: pattern(
      'giu',
    )`\b(?:gamertag|username|user name|screen ?name)(?: is| was|:|=){1,2} ?["']?(?<hidden>[\p{L}\p{N}_.-]{3,40})`,
  },
  // "Snapchat: kobbyyy.x", "gamer tag SadBoiPillai": behind a colon, or where nothing else can follow.
  {
    kind: 'LINK',
    needs: HANDLE,
    pattern: pattern(
      'giu',
    )`\b(?:(?:insta(?:gram)?|snap(?:chat)?|tiktok|twitter|discord|telegram|kik|skype|twitch|reddit|steam|psn|xbox)(?: (?:name|user|id))? ?[:=]|gamer ?tag|screen ?name) ?["']?(?<hidden>(?-i:[\p{L}\p{N}_.-]{0,30}(?:\p{Ll}\p{Lu}|[\p{L}\p{N}][._]\p{L}|\p{L}\d)[\p{L}\p{N}_.-]{0,30}(?<![.])))`,
  },
  // "her tiktok is lilmissy": in small letters, and no word.
  {
    kind: 'LINK',
    needs: HANDLE,
    pattern: pattern(
      'giu',
    )`\b(?:insta(?:gram)?|snapchat|snap|tiktok|twitter|discord|roblox|telegram|kik|skype)(?: (?:is|name|as|handle|account|username|user|id|tag)){1,3} ?[:=]? ?["']?(?<hidden>(?-i:[a-z]{4,30}))(?![\p{L}\p{N}])`,
    accepts: (match) => !isWord(/(?<!\p{L})\p{L}{1,40}$/u.exec(match)?.[0] ?? ''),
  },
  { kind: 'LINK', needs: /@/, pattern: /(?<![\p{L}\p{N}@.])@[\p{L}\p{N}_][\p{L}\p{N}_.]{2,30}/gu },
  {
    kind: 'LINK',
    pattern: pattern(
      'giu',
    )`\b(?:${HANDLE_SITES})(?: (?:is|name|as|handle|account|username|id)){0,2} ?[:=]? ?(?<hidden>[\p{L}_.]{0,30}\d[\p{L}\p{N}_.]{1,30}|[\p{L}\p{N}]{1,30}_[\p{L}\p{N}_.]{1,30})`,
  },
  { kind: 'NUMBER', needs: DIGIT, pattern: /(?<![\p{N}.])(?:\d{1,3}\.){3}\d{1,3}(?![\p{N}.])/gu },
  {
    kind: 'PHONE',
    needs: DIGIT,
    pattern:
      /(?<![\p{L}\p{N}])(?!\d\d[.:]\d\d(?!\d)|\d\d?[/.-]\d\d?[/.-](?:19|20)?\d\d(?!\d)|\d\d[/.-](?:19|20)\d\d \d)(?:\+ ?\d{1,3}|00\d{2}|\(\+?\d{1,5}\)|0\d{1,5})(?:[ .()/-]{0,3}\d){5,12}(?!\p{N})(?: ?(?:ext\.?|extension|x) ?\d{1,6})?/giu,
  },
  { kind: 'PHONE', needs: DIGIT, pattern: /(?<![\p{L}\p{N}/.,-])0\d{2,4}(?:, ?\d{2,4}){2,4}(?![\p{N}/.])/gu },
  { kind: 'PHONE', needs: DIGIT, pattern: /(?<![\p{N}-])\(?\d{3}\)?[-. ] ?\d{3}[-. ]\d{4}(?!\p{N})/gu },
  { kind: 'PHONE', needs: DIGIT, pattern: /(?<![\p{L}\p{N}.,/-])[2-9]\d{2}-\d{4}(?![\p{N}-])/gu },
  {
    kind: 'PHONE',
    needs: DIGIT,
    pattern: pattern('giu')`
      \b(?:${PHONE_WORDS})(?:[.:=]| =
        | (?!the\b)\p{L}{1,8}\.?){0,3} ?(?<hidden>(?=(?:[ .()+-]{0,2}\d){6})(?!\d\d[.:]\d\d(?!\d))\+?\(?\d{2,6}\)?
        (?:[ .-]\d{2,6}){1,4})(?![\p{N}%]|[.,]\d
        | ?(?:mg|ml|kg|cm|mm|days?|weeks?|months?|years?|hours?|minutes?|mins?|sessions?|am|pm))
    `,
  },
  {
    kind: 'PHONE',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`\b(?:tel|telephone|phone|mobile|mob|cell|landline|fax|ext|extension|bleep|pager|bleeper)(?:\.|:| is| no\.?| number){0,3} ?(?<hidden>\d{3,12})(?!\p{N})`,
  },
  { kind: 'PHONE', pattern: pattern('giu')`\b${DIGIT_WORD}(?:[ ,-]{1,2}${DIGIT_WORD}){5,14}\b` },
];
