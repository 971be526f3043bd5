import { setTimeout } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import { type Answer, mayPass } from './send.ts';
import type { LaunchRequest, Session, Store } from './store.ts';

const LAUNCH_TRIES = 3;

export interface Patient {
  id: string;
  firstName: string;
  lastName: string;
}

/** Launch sessions: asking for a report, and reading it. */
export interface Launches {
  /** May be called again with the same key after any failure, also after a restart: there is one session for it. */
  launch(patient: Patient, request: LaunchRequest): Promise<Session>;
  fetchDocument(sessionId: string): Promise<{ title: string; content: string }>;
}

export function createLaunches(send: Connection['send'], store: Store, pause = setTimeout): Launches {
  async function createSession(patient: Patient, request: LaunchRequest): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send('/v1/partner/launch-sessions', describeLaunch(patient, request));
      } catch (error) {
        if (!mayPass(error)) await forget(request);
        if (!mayPass(error) || attempt === LAUNCH_TRIES) throw error;
        await pause(500 * 2 ** attempt);
      }
    }
  }

  function forget(request: LaunchRequest): Promise<void> {
    return store.change((state) => {
      state.requests = state.requests.filter(({ key }) => key !== request.key);
    });
  }

  return {
    launch: async (patient, request) => {
      const known = store.read().sessions.find(({ key }) => key === request.key);
      if (known !== undefined) return known;
      // Kept before it is sent: if the answer is lost on the way, the same key finds the session that was made.
      await store.change(({ requests }) => {
        if (!requests.some(({ key }) => key === request.key)) requests.unshift(request);
      });
      const answer = await createSession(patient, request);
      const session: Session = {
        id: String(answer['session_id']),
        key: request.key,
        patientId: patient.id,
        clinicianEmail: request.clinicianEmail,
        launchUrl: String(answer['launch_url']),
        status: String(answer['status']),
      };
      await store.change((state) => {
        state.requests = state.requests.filter(({ key }) => key !== request.key);
        if (!state.sessions.some(({ id }) => id === session.id)) state.sessions.unshift(session);
      });
      return session;
    },
    fetchDocument: async (sessionId) => {
      const answer = await send(`/v1/partner/launch-sessions/${sessionId}/document?format=html`);
      return { title: String(answer['title']), content: String(answer['content']) };
    },
  };
}

function describeLaunch(patient: Patient, { key, clinicianEmail }: LaunchRequest): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      external_client_id: patient.id,
      clinician_email: clinicianEmail,
      client_first_name: patient.firstName,
      client_last_name: patient.lastName,
    }),
  };
}
