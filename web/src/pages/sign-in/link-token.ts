import { useEffect, useState } from 'react';

/**
 * The token of a link that somebody got by mail, `#token=…`. Taken out of the address at once: there it would stay in
 * the browser's history.
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState(readToken);
  useEffect(() => {
    // A link that is pasted into a tab which shows this page already loads no new one.
    const look = (): void => setToken((former) => readToken() ?? former);
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return token;
}

function readToken(): string | undefined {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (token === null || token === '') return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
