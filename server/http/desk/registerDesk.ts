import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { describeError } from '../../kernel/describeError';
import { storeUpload } from '../../kernel/files/storeUpload';
import { Failure } from '../../kernel/failure';
import { answerFile } from '../answerFile';
import { callerAddress } from '../callerAddress';
import { assertOwnOrigin } from '../callOrigin';
import { postedFields, readSentFile } from '../sentFile';
import type { FailedAction, FailedEntrance } from './deskForms';
import type { DeskAction, DeskContext, DeskParts, DeskSection } from './deskSection';
import { readDeskFields } from './readDeskFields';
import { renderDeskDetail, renderDeskList, renderDeskLogin, renderDeskProblem } from './renderDesk';
import { tryDeskToken } from './tryDeskToken';

const COOKIE = 'desk';

/** How much of a long text somebody may look for. */
const SEARCH_LENGTH = 40;

/** What was done, as the address of the page after it carries it. */
const sentence = (told: unknown): string | undefined =>
  typeof told === 'string' ? told.slice(0, 200) : undefined;

interface DeskOptions extends DeskParts {
  sections: readonly DeskSection[];
  /** What opens the desk. */
  token: string;
  clock: () => Date;
}

const typedFields = Type.Record(Type.String(), Type.String({ maxLength: 2000 }));

const html = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);

/**
 * GET /desk: the work of the staff, played by whoever tries the app (decision 20): they hand cars over and take them
 * back, decide about identities, deposits, demands and cases, so that every state can be reached by hand and by tests.
 * Only who shows the token that the start prints comes in; it is never there in production. What an area has for the
 * staff it tells as a section.
 */
export async function registerDesk(
  app: FastifyInstance,
  { sections, token, clock, ...parts }: DeskOptions,
): Promise<void> {
  const context = ({ protocol, host, log }: FastifyRequest): DeskContext => ({
    ...parts,
    now: clock(),
    report: problem => log.error({ err: describeError(problem) }, 'desk: not all was done'),
    origin: parts.settings.publicOrigin || `${protocol}://${host}`,
  });
  const sectionNamed = (name: string): DeskSection | undefined =>
    sections.find(section => section.name === name);
  const [first] = sections;
  const missing = (reply: FastifyReply): FastifyReply =>
    html(reply, renderDeskProblem(sections, '没有找到'), 404);

  /** Open to everybody, by the route that answers: what an address looks like is read in more ways than one. */
  const entrances = ['', '/', '/login'].map(path => app.prefix + path);
  const cookiePlace = { path: '/desk', httpOnly: true, sameSite: 'strict' } as const;
  const show = (request: FastifyRequest, shown: string): ReturnType<typeof tryDeskToken> =>
    tryDeskToken({ db: parts.db, ip: callerAddress(request.ip), now: clock() }, shown, token);
  const tooOften = (reply: FastifyReply, wait: number): FastifyReply =>
    html(
      reply.header('retry-after', wait),
      renderDeskLogin(`试的次数太多了，请${Math.ceil(wait / 60)}分钟后再试`),
      429,
    );
  /** Whether a browser has been let in; where it has not, it is answered. */
  const isIn = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const cookie = request.cookies[COOKIE] ?? '';
    if (cookie === '') {
      html(reply, renderDeskLogin(), 401);
      return false;
    }
    const { isRight, wait } = await show(request, cookie);
    if (wait > 0) tooOften(reply, wait);
    // Of an earlier start, most likely: it is not counted again with each page.
    else if (!isRight) html(reply.clearCookie(COOKIE, cookiePlace), renderDeskLogin(), 401);
    return isRight;
  };
  const letIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    shown: string,
  ): Promise<FastifyReply> => {
    const { isRight, wait } = await show(request, shown);
    if (wait > 0) return tooOften(reply, wait);
    if (!isRight) return html(reply, renderDeskLogin('口令不对，请重新填写'), 403);
    return reply
      .setCookie(COOKIE, token, cookiePlace)
      .header('referrer-policy', 'no-referrer')
      .redirect(`/desk/${first?.name ?? ''}`, 303);
  };

  app.addHook('onRequest', async (request, reply) => {
    assertOwnOrigin(request, parts.settings);
    const isEntrance = entrances.includes(request.routeOptions.url ?? '');
    if (!isEntrance && !(await isIn(request, reply))) return reply;
  });
  app.addHook('preValidation', async request => {
    if (request.isMultipart()) request.body = await postedFields(request);
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Failure) return html(reply, renderDeskProblem(sections, error.message), 400);
    request.log.error({ err: describeError(error) }, 'desk failed');
    return html(reply, renderDeskProblem(sections, '出错了，请再试一次'), 500);
  });

  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const { token: shown } = request.query as Readonly<Record<string, unknown>>;
    if (typeof shown === 'string') return letIn(request, reply, shown);
    return (await isIn(request, reply)) ? reply.redirect(`/desk/${first?.name ?? ''}`, 303) : reply;
  });
  app.post<{ Body: Record<string, string> }>(
    '/login',
    { schema: { hide: true, body: typedFields } },
    async (request, reply) => letIn(request, reply, request.body.token ?? ''),
  );

  const showList = async (
    request: FastifyRequest,
    reply: FastifyReply,
    section: DeskSection,
    failed?: FailedEntrance,
  ): Promise<FastifyReply> => {
    const { search: asked, done } = request.query as Readonly<Record<string, unknown>>;
    const search = typeof asked === 'string' ? asked.trim().slice(0, SEARCH_LENGTH) : '';
    const items = await section.list(context(request), search);
    const page = renderDeskList({ sections, section }, items, { search, done: sentence(done), failed });
    return html(reply, page, failed ? 422 : 200);
  };

  app.get<{ Params: { section: string } }>(
    '/:section',
    { schema: { hide: true } },
    async (request, reply) => {
      const section = sectionNamed(request.params.section);
      return section ? showList(request, reply, section) : missing(reply);
    },
  );

  app.post<{ Params: { section: string }; Body: Record<string, string> }>(
    '/:section',
    { schema: { hide: true, body: typedFields } },
    async (request, reply) => {
      const { params, body: typed } = request;
      const section = sectionNamed(params.section);
      if (!section?.entrance) return missing(reply);
      const read = readDeskFields(section.entrance.fields, typed);
      if ('problem' in read) return showList(request, reply, section, { problem: read.problem, typed });
      try {
        const id = await section.entrance.perform(context(request), read.values);
        return await reply.redirect(`/desk/${section.name}/${encodeURIComponent(id)}`, 303);
      } catch (error) {
        if (error instanceof Failure) {
          return showList(request, reply, section, { problem: error.message, typed });
        }
        throw error;
      }
    },
  );

  /** The photo that came with a form, stored: its file by the name of its field. INVALID_PARAMS. */
  const sentPhoto = async (
    request: FastifyRequest,
    { fields }: DeskAction,
  ): Promise<Readonly<Record<string, string>>> => {
    const [name, field] = Object.entries(fields).find(([, { kind }]) => kind === 'photo') ?? [];
    if (name === undefined || field?.kind !== 'photo' || !request.sentFile) return {};
    const sent = await readSentFile(request);
    // A browser sends nothing for what nobody has chosen.
    if (sent.length === 0) return {};
    const { db, files, now } = context(request);
    const photo = { ownerId: null, purpose: field.purpose, deviceTime: now, sent };
    return { [name]: (await storeUpload(db, files, photo, now)).id };
  };

  app.get<{ Params: { id: string } }>('/files/:id', { schema: { hide: true } }, async (request, reply) => {
    return (await answerFile(request, reply, parts, request.params.id)) ?? missing(reply);
  });

  const showDetail = async (
    request: FastifyRequest,
    reply: FastifyReply,
    section: DeskSection,
    id: string,
    after: { done?: string | undefined; failed?: FailedAction } = {},
  ): Promise<FastifyReply> => {
    const detail = await section.read(context(request), id);
    if (!detail) return missing(reply);
    const page = renderDeskDetail({ sections, section }, id, detail, { keyOf: randomUUID, ...after });
    return html(reply, page, after.failed ? 422 : 200);
  };

  app.get<{ Params: { section: string; id: string } }>(
    '/:section/:id',
    { schema: { hide: true } },
    async (request, reply) => {
      const section = sectionNamed(request.params.section);
      const { done } = request.query as Readonly<Record<string, unknown>>;
      if (!section) return missing(reply);
      return showDetail(request, reply, section, request.params.id, { done: sentence(done) });
    },
  );

  app.post<{ Params: { section: string; id: string; action: string }; Body: Record<string, string> }>(
    '/:section/:id/:action',
    { schema: { hide: true, body: typedFields } },
    async (request, reply) => {
      const {
        params: { section: sectionName, id, action: name },
        body,
      } = request;
      const section = sectionNamed(sectionName);
      const detail = await section?.read(context(request), id);
      if (!section || !detail) return missing(reply);
      const fail = (problem: string): Promise<FastifyReply> =>
        showDetail(request, reply, section, id, { failed: { name, problem, typed: body } });
      // What cannot be done as it stands is not offered, and refused: the page may be an old one.
      const action = detail.actions.find(offered => offered.name === name);
      if (!action) return fail('状态已经变化，不能再这样办理');
      if (detail.seen !== body.seen) return fail('内容已经变化，请重新核对后再办理');
      const read = readDeskFields(action.fields, body);
      if ('problem' in read) return fail(read.problem);
      try {
        const values = { ...read.values, ...(await sentPhoto(request, action)) };
        const done = await action.perform(context(request), { id, key: body.key ?? '', values });
        // What is done with may be gone from the desk: the staff goes on with what else waits there.
        const isThere = (await section.read(context(request), id)) !== undefined;
        const address = `/desk/${sectionName}${isThere ? `/${encodeURIComponent(id)}` : ''}`;
        return await reply.redirect(`${address}?done=${encodeURIComponent(done)}`, 303);
      } catch (error) {
        if (error instanceof Failure) return fail(error.message);
        throw error;
      }
    },
  );
}
