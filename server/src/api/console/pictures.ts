import { Type } from '../../lib/schema.ts';
import { findPicture } from '../../pictures/kept-pictures.ts';
import { changeSignaturePicture } from '../../practice/signature-picture.ts';
import { BODY_LIMITS } from '../http/body/body-limits.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { orNull } from '../schemas.ts';
import { memberOf, originOf, requesterOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';

/** In base64, without the words that a data address begins with. What it is, is judged by its bytes. */
export const GivenPicture = orNull(Type.String({ minLength: 1, maxLength: BODY_LIMITS.picture }));

const PictureIdParams = Type.Object({ picture_id: Type.String() });

export function registerPictures(app: HttpServer, { context, cleanPicture }: ConsoleApi): void {
  app.get(
    '/pictures/:picture_id',
    { exposeHeadRoute: false, schema: { params: PictureIdParams } },
    async (request, reply) => {
      const { png } = await findPicture(context, memberOf(request).practiceId, request.params.picture_id);
      // A picture never changes, so the browser may keep it. Only the member's own browser does.
      reply.header('content-type', 'image/png').header('cache-control', 'private, max-age=86400, immutable');
      return reply.header('content-disposition', 'inline').send(png);
    },
  );

  app.put(
    '/account/signature-picture',
    {
      bodyLimit: BODY_LIMITS.picture,
      schema: {
        body: Type.Object({ picture: GivenPicture }),
        response: { 200: Type.Object({ signature_picture_id: orNull(Type.String()) }) },
      },
    },
    async (request) => {
      const given = request.body.picture;
      const picture = given === null ? null : await cleanPicture(Buffer.from(given, 'base64'), 'picture');
      const id = await changeSignaturePicture(context, originOf(request), requesterOf(request), picture);
      return { signature_picture_id: id };
    },
  );
}
