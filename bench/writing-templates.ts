import { passagesOf } from '../server/src/testing/material-passages.ts';
import { type Kind, KINDS } from '../server/src/writing/headings/kinds.ts';
import { placePassages } from '../server/src/writing/placing/place-passages.ts';
import type { TemplateSection } from '../server/src/writing/sections.ts';

/** A section of a template, and the kinds of passages that a clinician would look for in it. */
interface SortedTemplate {
  name: string;
  sections: readonly (readonly [label: string, kinds: string, form?: 'paragraphs' | 'list' | 'table'])[];
}

/**
 * Templates of many practices, made up for the trial of placing: each label with the kinds that belong under it. Kinds
 * that a template does not name belong in none of its sections.
 */
const TEMPLATES: readonly SortedTemplate[] = [
  {
    name: 'psychological report',
    sections: [
      ['Reason for referral', 'referral'],
      ['Sources of information', 'sources', 'list'],
      ['Presenting concerns', 'presenting views'],
      [
        'Background and history',
        'development medical psychiatric medication allergies family social education occupation substance forensic strengths',
      ],
      ['Presentation and engagement', 'mental-state observation examination'],
      ['Results', 'results investigations', 'table'],
      ['Formulation', 'formulation diagnosis'],
      ['Risk', 'risk'],
      ['Recommendations', 'plan'],
    ],
  },
  {
    name: 'psychiatric clerking',
    sections: [
      ['Presenting complaint', 'presenting referral'],
      ['Past psychiatric history', 'psychiatric'],
      ['Past medical history', 'medical'],
      ['Medication and allergies', 'medication allergies'],
      ['Family history', 'family'],
      ['Personal and social history', 'development social education occupation strengths'],
      ['Substance use', 'substance'],
      ['Forensic history', 'forensic'],
      ['Mental state examination', 'mental-state observation'],
      ['Physical examination and investigations', 'examination investigations'],
      ['Risk assessment', 'risk'],
      ['Impression', 'diagnosis formulation'],
      ['Plan', 'plan'],
    ],
  },
  {
    name: 'SOAP',
    sections: [
      [
        'Subjective',
        'presenting views referral social family medical psychiatric medication substance education occupation allergies development forensic strengths progress',
      ],
      ['Objective', 'mental-state observation examination investigations results', 'list'],
      ['Assessment', 'formulation diagnosis progress'],
      ['Risk', 'risk'],
      ['Plan', 'plan', 'list'],
    ],
  },
  {
    name: 'therapy review',
    sections: [
      ['Goals of therapy', 'views'],
      ['Current difficulties', 'presenting'],
      ['What the work involved', 'intervention'],
      ['Progress', 'progress'],
      ['Measures', 'results', 'table'],
      ['Risk and safeguarding', 'risk'],
      ['Next steps', 'plan', 'list'],
    ],
  },
  {
    name: 'school report',
    sections: [
      ['Why we were involved', 'referral'],
      ['Background', 'family social development medical psychiatric medication allergies substance'],
      ['School history and learning', 'education'],
      ['Concerns', 'presenting'],
      ['Strengths and interests', 'strengths'],
      ['Views of the child and parents', 'views'],
      ['Observation', 'observation mental-state'],
      ['Assessment results', 'results', 'table'],
      ['Conclusions', 'formulation diagnosis'],
      ['Recommendations', 'plan', 'list'],
    ],
  },
  {
    name: 'medical letter',
    sections: [
      ['History of presenting complaint', 'presenting referral progress'],
      ['Past medical history', 'medical psychiatric development'],
      ['Drug history', 'medication'],
      ['Allergies', 'allergies'],
      ['Family history', 'family'],
      ['Social history', 'social occupation substance education'],
      ['On examination', 'examination mental-state observation'],
      ['Investigations', 'investigations results'],
      ['Diagnosis', 'diagnosis formulation'],
      ['Management plan', 'plan'],
    ],
  },
  {
    name: 'ward summary',
    sections: [
      ['Circumstances of admission', 'referral'],
      ['Mental state', 'mental-state'],
      ['Observations and behaviour on the ward', 'observation'],
      ['Physical health', 'medical examination investigations allergies'],
      ['Medication', 'medication'],
      ['Progress on the ward', 'progress intervention'],
      ['Legal status and capacity', 'capacity'],
      ['Risk', 'risk'],
      ['Family and social circumstances', 'family social occupation education'],
      ['Discharge plan', 'plan', 'list'],
    ],
  },
  {
    name: 'short letter to a GP',
    sections: [
      ['Current situation', 'presenting progress'],
      ['Medication', 'medication allergies'],
      ['Risk', 'risk'],
      ['Opinion', 'formulation diagnosis'],
      ['Plan', 'plan'],
    ],
  },
  {
    name: 'neuropsychology',
    sections: [
      ['Referral question', 'referral'],
      ['Cognitive complaints', 'presenting'],
      ['Medical background', 'medical investigations'],
      ['Psychiatric background', 'psychiatric'],
      ['Education and employment', 'education occupation'],
      ['Medication', 'medication allergies'],
      ['Behaviour during testing', 'mental-state observation'],
      ['Test results', 'results', 'table'],
      ['Interpretation', 'formulation diagnosis'],
      ['Recommendations', 'plan'],
    ],
  },
  {
    name: 'community review',
    sections: [
      ['Who was seen', 'sources', 'list'],
      ['How things are now', 'presenting progress'],
      ['Home and support', 'social family'],
      ['Work and daytime activity', 'occupation education'],
      ['Drugs and alcohol', 'substance'],
      ['Physical health and medication', 'medical medication allergies examination investigations'],
      ['Mental state', 'mental-state observation'],
      ['Risk', 'risk'],
      ['What was done', 'intervention'],
      ['What the client wants', 'views'],
      ['Plan', 'plan', 'list'],
    ],
  },
];

export interface ReadTemplate {
  sections: readonly TemplateSection[];
  /** For each kind that it asks for, the sections that it belongs in. */
  wanted: ReadonlyMap<Kind, readonly string[]>;
  /** For each other kind the sections that the service puts a passage in of which that kind is certain. */
  kindred: ReadonlyMap<Kind, readonly string[]>;
}

let read: ReadTemplate[] | undefined;

export function readTemplates(): readonly ReadTemplate[] {
  read ??= TEMPLATES.map(readTemplate);
  return read;
}

function readTemplate({ sections: given }: SortedTemplate): ReadTemplate {
  const sections = given.map(([label, , form = 'paragraphs'], index) => ({
    heading: label,
    prompt: { id: `s${index}`, label, form, instruction: '' },
  }));
  const wanted = new Map<Kind, string[]>();
  for (const [index, [, kinds]] of given.entries()) {
    for (const kind of kinds.split(' ').map(checkKind)) wanted.set(kind, [...(wanted.get(kind) ?? []), `s${index}`]);
  }
  const others = KINDS.filter((kind) => !wanted.has(kind));
  return { sections, wanted, kindred: new Map(others.map((kind) => [kind, placedAs(sections, kind)])) };
}

function checkKind(name: string): Kind {
  const kind = KINDS.find((each) => each === name);
  if (kind === undefined) throw new Error(`there is no kind ${name}`);
  return kind;
}

function placedAs(sections: readonly TemplateSection[], kind: Kind): readonly string[] {
  const passages = passagesOf([''], { kinds: [[kind, 1]] });
  const { promptsOf } = placePassages(sections, passages);
  return passages.flatMap(promptsOf);
}
