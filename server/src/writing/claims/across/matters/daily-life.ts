import { pattern } from '../../../../lib/pattern.ts';
import type { Matter } from './matter.ts';

/** Care, school, work and what somebody does every day. */
export const MATTERS_OF_LIFE: readonly Matter[] = [
  {
    names: 'carer, care package, help at home, needs help, support with care, dependent, care',
    signs: pattern('')`
      \bneeds? (?:1|2|one|two) to (?:transfer|stand|wash|mobilise|turn)\b|\bpersonal care\b|\bcarers? (?:\w+ ){0,4}(?:daily|times|a day|per day|morning|every|visit|come|comes|go|in)\b|\b(?:washed|dressed|fed|toileted|hoisted) by\b|\b(?:wash(?:es|ed|ing)?|dress(?:es|ed|ing)?|feeds?|toilets?) (?:and \w+ )?(?:him|her)\b|\bpackage of care\b|\bhoist(?:ed)?\b|\b(?:assistance|help) of (?:1|2|one|two)\b|\bhelp (?:with|to) (?:wash|dress|toilet)\w*
    `,
    opposites:
      /\b(?:independent(?:ly)?|unaided|self[- ]caring|manages (?:\w+ ){0,3}(?:alone|herself|himself|own)|no help (?:needed|required|with)|no package of care)\b/,
    days: 30,
    isByOthers: true,
  },
  {
    names: 'incontinence, enuresis, accidents, wet, soiling, bed wetting',
    signs:
      /\b(?:wets? (?:the|his|her)|wetting|soil(?:s|ed|ing)|nappies|nappy|pull[- ]ups|bed (?:was )?(?:wet|soaked)|wears? (?:a )?pads?|pads? (?:day|at|in|on)|incontinen\w+|doubly incontinent)\b/,
    opposites: /\b(?:continent|toilet trained|potty trained|dry (?:at|by|day|since|through|all|in)|clean and dry)\b/,
    days: 30,
  },
  {
    names: 'smoke, smoking, cigarettes, tobacco',
    signs:
      /\b(?:smokes|smoking|smoker|roll[- ]?ups|rollies|cigarettes|nicotine patch\w*|packs? a day)\b(?! (?:weed|cannabis|skunk|cessation))/,
    opposites:
      /\b(?:non[- ]smoker|never smoked|not smoke|smoke[- ]free|(?:gave|given) up smoking|stopped smoking|quit smoking)\b/,
    days: 60,
  },
  {
    names: 'drive, driving',
    signs:
      /\b(?:drives|drove|driving) (?:to|him|her|them|himself|herself|daily|locally|short|there|home|every|the car)\b|\bstill (?:drives|driving)\b|\bparked (?:his|her) (?:own )?car\b/,
    opposites:
      /\b(?:licen[cs]e (?:was |is )?(?:revoked|suspended|surrendered)|(?:given|gave) up driving|stopped driving|non[- ]driver|no longer drives|not (?:driven|driving|drive))\b/,
    days: 30,
  },
  {
    names: 'work, job, employment',
    signs:
      /\b(?:works (?:as|at|for|in|full|part|nights|days)|working (?:full|part|nights|days|as)|in (?:full|part)[- ]time (?:work|employment)|(?:back|went|goes|going) (?:to|at) work|night shifts|on shift)\b/,
    opposites:
      /\b(?:unemployed|(?:signed )?off (?:sick|work)|signed off|retired|out of work|not work(?:ed|ing)?|lost (?:his|her) job|on (?:benefits|long term sick))\b/,
    days: 21,
  },
  {
    names: 'absence, absences from school, school refusal, truancy',
    signs:
      /\b(?:not (?:attended|attending|been (?:in|to) school)|out of school|school refus\w+|refus\w+ (?:\w+ )?school|truant\w*|not been in(?: school)? since|missed (?:most|many|half)|attendance (?:is |was |of |at )?[1-6]\d\b)/,
    opposites:
      /\b(?:attend(?:s|ing) (?:\w+ )?(?:daily|full time|every day|well|regularly|school)|(?:full|good|excellent) attendance|attendance (?:is |was |of )?(?:9\d|100|good|excellent))\b/,
    days: 14,
  },
];
