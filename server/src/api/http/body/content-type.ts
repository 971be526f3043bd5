/** Said of a body that could not be read as one of the types that the route takes. */
export function nameContentType(contentTypes: readonly string[]): string {
  return `the header Content-Type should be ${contentTypes.join(' or ')}`;
}
