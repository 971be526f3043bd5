import { Type } from '../../lib/schema.ts';
import { rotateClientSecret } from '../../partners/client-secret.ts';
import { findPartner, listPartners } from '../../partners/list-partners.ts';
import type { PartnerApp } from '../../partners/partner-app.ts';
import { MAX_REDIRECT_URI_LENGTH } from '../../partners/redirect-uri.ts';
import { registerPartner } from '../../partners/register-partner.ts';
import { resumePartner, suspendPartner } from '../../partners/suspend-partner.ts';
import { updatePartner } from '../../partners/update-partner.ts';
import { findWebhookEndpoint } from '../../webhooks/endpoints.ts';
import { rotateWebhookSecret } from '../../webhooks/secrets.ts';
import { sendTestEvent } from '../../webhooks/send-test-event.ts';
import { BODY_LIMITS } from '../http/body/body-limits.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { PagingQuery } from '../http/paging.ts';
import { DateTime, orNull } from '../schemas.ts';
import { originOf } from './authenticate.ts';
import type { OperatorApi } from './deps.ts';
import { noteListing } from './note-listing.ts';
import { Name } from './schemas.ts';

const DAY_SECONDS = 24 * 60 * 60;

const RedirectUris = Type.Array(Type.String({ minLength: 1, maxLength: MAX_REDIRECT_URI_LENGTH }), {
  minItems: 1,
  maxItems: 20,
  uniqueItems: true,
});
const WebhookUrl = Type.String({ minLength: 1 });

const Partner = Type.Object({
  id: Type.String(),
  name: Type.String(),
  client_id: Type.String(),
  redirect_uris: Type.Array(Type.String()),
  webhook_url: Type.String(),
  suspended_at: orNull(DateTime),
  created_at: DateTime,
  updated_at: DateTime,
});

const PartnerParams = Type.Object({ partner_id: Type.String() });

type Present = (partner: PartnerApp) => Promise<ReturnType<typeof presentPartner>>;

export function registerPartners(app: HttpServer, api: OperatorApi): void {
  const { context, secretBox } = api;
  const present: Present = async (partner) =>
    presentPartner(partner, (await findWebhookEndpoint(context, partner.id)).url);

  app.post(
    '/partners',
    {
      bodyLimit: BODY_LIMITS.medium,
      schema: {
        body: Type.Object({ name: Name, redirect_uris: RedirectUris, webhook_url: WebhookUrl }),
        response: {
          200: Type.Object({
            ...Partner.properties,
            client_secret: Type.String({ description: 'Shown this once.' }),
            webhook_secret: Type.String({ description: 'Shown this once.' }),
          }),
        },
      },
    },
    async (request) => {
      const { name, redirect_uris: redirectUris, webhook_url: webhookUrl } = request.body;
      const partner = { name, redirectUris, webhookUrl };
      const registered = await registerPartner(context, secretBox, originOf(request), partner);
      return {
        ...presentPartner(registered.app, webhookUrl),
        client_secret: registered.clientSecret,
        webhook_secret: registered.webhookSecret,
      };
    },
  );

  app.get(
    '/partners',
    { schema: { querystring: Type.Object(PagingQuery), response: { 200: Type.Array(Partner) } } },
    async (request) => {
      const partners = await listPartners(context, request.query);
      await noteListing(api, request, null, 'partners');
      return Promise.all(partners.map(present));
    },
  );

  app.patch(
    '/partners/:partner_id',
    {
      bodyLimit: BODY_LIMITS.medium,
      schema: {
        params: PartnerParams,
        body: Type.Object({
          name: Type.Optional(Name),
          redirect_uris: Type.Optional(RedirectUris),
          webhook_url: Type.Optional(WebhookUrl),
        }),
        response: { 200: Partner },
      },
    },
    async (request) => {
      const { name, redirect_uris: redirectUris, webhook_url: webhookUrl } = request.body;
      const partner = await updatePartner(context, originOf(request), request.params.partner_id, {
        ...(name !== undefined && { name }),
        ...(redirectUris !== undefined && { redirectUris }),
        ...(webhookUrl !== undefined && { webhookUrl }),
      });
      return present(partner);
    },
  );

  registerSuspension(app, api, present);
  registerSecretRotation(app, api);
  registerTestEvent(app, api);
}

function registerSuspension(app: HttpServer, { context }: OperatorApi, present: Present): void {
  app.post(
    '/partners/:partner_id/suspend',
    { schema: { params: PartnerParams, response: { 200: Partner } } },
    async (request) => present(await suspendPartner(context, originOf(request), request.params.partner_id)),
  );

  app.post(
    '/partners/:partner_id/resume',
    { schema: { params: PartnerParams, response: { 200: Partner } } },
    async (request) => present(await resumePartner(context, originOf(request), request.params.partner_id)),
  );
}

function registerSecretRotation(app: HttpServer, { context, secretBox }: OperatorApi): void {
  app.post(
    '/partners/:partner_id/rotate-client-secret',
    {
      schema: {
        params: PartnerParams,
        body: Type.Object({
          overlap_seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 30 * DAY_SECONDS })),
        }),
        response: { 200: Type.Object({ client_secret: Type.String(), former_valid_until: DateTime }) },
      },
    },
    async (request) => {
      const { overlap_seconds: overlapSeconds = DAY_SECONDS } = request.body;
      const { partner_id: partnerId } = request.params;
      const rotated = await rotateClientSecret(context, originOf(request), partnerId, { overlapSeconds });
      return { client_secret: rotated.clientSecret, former_valid_until: rotated.formerValidUntil };
    },
  );

  app.post(
    '/partners/:partner_id/rotate-webhook-secret',
    {
      schema: {
        params: PartnerParams,
        body: Type.Object({ signs_from: Type.Optional(Type.String({ format: 'date-time' })) }),
        response: { 200: Type.Object({ webhook_secret: Type.String(), signs_from: DateTime }) },
      },
    },
    async (request) => {
      const { id } = await findPartner(context, request.params.partner_id);
      const { signs_from: from } = request.body;
      const signsFrom = from === undefined ? context.clock.now() : new Date(from);
      const rotated = await rotateWebhookSecret(context, secretBox, id, { signsFrom }, originOf(request));
      return { webhook_secret: rotated.secret, signs_from: rotated.signsFrom };
    },
  );
}

function registerTestEvent(app: HttpServer, { context }: OperatorApi): void {
  app.post(
    '/partners/:partner_id/test-event',
    { schema: { params: PartnerParams, response: { 200: Type.Object({ event_id: Type.String() }) } } },
    async (request) => {
      const { id } = await findPartner(context, request.params.partner_id);
      const { eventId } = await sendTestEvent(context, id, originOf(request));
      return { event_id: eventId };
    },
  );
}

function presentPartner(partner: PartnerApp, webhookUrl: string) {
  return {
    id: partner.id,
    name: partner.name,
    client_id: partner.clientId,
    redirect_uris: partner.redirectUris,
    webhook_url: webhookUrl,
    suspended_at: partner.suspendedAt,
    created_at: partner.createdAt,
    updated_at: partner.updatedAt,
  };
}
