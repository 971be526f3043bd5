import type { Aspect } from './aspect.ts';

const HELPERS =
  '(?:staff|family|mum|mother|dad|father|parents|daughter|son|husband|wife|partner|sister|brother|carers?|i|we|they|neighbour|support worker)';

/** What somebody does for themselves or has done for them. */
const THINGS: Readonly<Record<string, { thing: string; doing: string }>> = {
  shopping: { thing: 'shopping', doing: 'shops' },
  cooking: { thing: '(?:cooking|meals|dinners)', doing: '(?:cooks|cook)' },
  money: {
    thing: '(?:money|finances|bills|budget|bank account)',
    doing: '(?:budgets|pays (?:his|her) (?:own )?bills)',
  },
  housework: { thing: '(?:housework|cleaning|laundry|washing up)', doing: 'cleans' },
  medication: { thing: '(?:medication|medicines|tablets|pills)', doing: 'self[- ]medicates' },
};

export const CHORES: readonly Aspect[] = Object.entries(THINGS).map(([name, { thing, doing }]) => ({
  name,
  values: {
    helped: new RegExp(
      String.raw`\b${HELPERS} (?:now )?(?:does?|do|manages?|handles?|looks? after|deals? with|controls?|gives?|administers?|prepares?|makes?|is appointee for) (?:all )?(?:of )?(?:his|her|my|the|of)? ?${thing}\b|\b(?:unable|not able|cannot|can not) (?:to )?(?:manage|do|handle) (?:his |her )?(?:own )?${thing}\b|\b(?:needs|requires) (?:\w+ ){0,3}(?:help|support|assistance) (?:with|to) (?:\w+ )?${thing}\b|\b(?:no longer|not) (?:${doing}|cook|shop|manage (?:his|her) ${thing})\b`,
    ),
    own: new RegExp(
      String.raw`\b(?:does|do|manages?|manage|handles?|can manage|still does|gives|administers|prepares|cooks) (?:all )?(?:of )?(?:his|her|my) own ${thing}\b|\b(?:can|able to|still) manages? (?:his|her|my) ${thing}\b|\bmanages (?:his|her) ${thing}\b|\bindependent (?:with|in) (?:\w+ )?${thing}\b|\b(?:he|she|i) ${doing} (?:every|each|daily|for|most|his|her|own|a)\b`,
    ),
  },
  days: 60,
  isOfAnybody: true,
}));
