/** The service answered, and said no. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export type Answer = Record<string, unknown>;

/** Sends to the service, and reads its answer. */
export async function send(baseUrl: string, path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(baseUrl + path, init);
  const answer = (await response.json()) as Answer;
  if (!response.ok)
    throw new Refusal(response.status, `${path}: ${response.status} ${JSON.stringify(answer['detail'])}`);
  return answer;
}

/** A lost connection or a fault of the service may pass; what was refused stays refused. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof Refusal) || error.status >= 500 || error.status === 429;
}
