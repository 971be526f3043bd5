import { ValidationError, type ValidationIssue } from '../errors.ts';
import { checkWebhookUrl } from '../webhooks/endpoint-url.ts';
import { findRedirectUriFault } from './redirect-uri.ts';

interface Addresses {
  redirectUris?: readonly string[] | undefined;
  webhookUrl?: string | undefined;
}

/** Reports all faults in a partner's addresses at once. */
export function checkAddresses({ redirectUris = [], webhookUrl }: Addresses): void {
  const issues = [
    ...redirectUris.flatMap(listRedirectUriIssues),
    ...(webhookUrl === undefined ? [] : listWebhookUrlIssues(webhookUrl)),
  ];
  if (issues.length > 0) throw new ValidationError(issues);
}

function listRedirectUriIssues(uri: string, index: number): ValidationIssue[] {
  const fault = findRedirectUriFault(uri);
  if (fault === undefined) return [];
  return [{ loc: ['body', 'redirect_uris', index], msg: `Value error, ${fault}`, type: 'value_error' }];
}

function listWebhookUrlIssues(url: string): ValidationIssue[] {
  try {
    checkWebhookUrl(url);
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.issues;
    throw error;
  }
}
