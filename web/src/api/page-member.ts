let pageMember: string | null = null;

/** Whom the page was opened for. It stays theirs, whoever signs in in another tab. */
export function setPageMember(memberId: string): void {
  pageMember ??= memberId;
}

/** Tells the service who asks: it answers as if nobody were signed in where the cookie has become another's. */
export function memberHeaders(): Record<string, string> {
  return pageMember === null ? {} : { 'casewright-member': pageMember };
}
