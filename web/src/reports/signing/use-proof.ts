import { useState } from 'react';
import { isStatus } from '../../api/api-error.ts';
import { type Proof, PROOF_REQUIRED, proveAgain } from '../../api/signing.ts';

/** Gives the password or code before what needs it, where the service asks for it. */
export function useProof(isAsked: boolean) {
  const [isNeeded, setNeeded] = useState(isAsked);
  const [proof, setProof] = useState<Proof>({ password: '' });
  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isNeeded) {
      await proveAgain(proof);
      setNeeded(false);
    }
    try {
      return await work();
    } catch (error) {
      // The fifteen minutes ended while the dialog was open.
      if (isStatus(error, 403) && error.detail === PROOF_REQUIRED) setNeeded(true);
      throw error;
    }
  };
  return { isNeeded, proof, setProof, run };
}
