import type { Statement } from '../reading/statement.ts';

/** "Tell me about the headaches": what a clinician brings up in a talk is not thereby so, unless it lies ahead. */
export function leaveOpen(statement: Statement): Statement {
  return {
    ...statement,
    segments: statement.segments.map((segment) => ({
      ...segment,
      items: segment.items.map((item) => ({ ...item, isNegated: item.isNegated === false ? null : item.isNegated })),
    })),
  };
}

/** What a heading or a line above others names may be denied below it. */
export function leaveUnanswered(statement: Statement): Statement {
  const { segments } = leaveOpen(statement);
  return { ...statement, segments: segments.map((segment) => ({ ...segment, isUnanswered: true })) };
}

/** "Any fever?" – "No." says that there is none. What is not answered by yes or no stays open. */
export function settleQuestion(question: Statement, following: readonly Statement[]): Statement {
  const answer = question.isOpenQuestion ? null : findAnswer(following);
  // `ASD? ADHD?`: nobody answers.
  const isLeft = following.every(({ isQuestion, answer: given }) => isQuestion && given === null);
  const settle = (isNegated: boolean | null): boolean | null => {
    if (answer === null) return null;
    return answer === 'no' ? true : isNegated;
  };
  return {
    ...question,
    segments: question.segments.map((segment) => ({
      ...segment,
      isDenied: settle(segment.isDenied),
      isUnanswered: segment.isUnanswered || isLeft,
      items: segment.items.map((item) => ({ ...item, isNegated: settle(item.isNegated) })),
    })),
  };
}

/** The first reply counts; a bare "yeah" before a "no" only says that the question was heard. */
function findAnswer(following: readonly Statement[]): Statement['answer'] {
  const at = following.findIndex((each) => !each.isQuestion || each.answer !== null);
  const [first, second] = [following[at], following[at + 1]];
  const isHeard = first?.answer === 'yes' && first.segments.length === 0 && second?.isQuestion === false;
  return isHeard && second.answer === 'no' ? 'no' : (first?.answer ?? null);
}
