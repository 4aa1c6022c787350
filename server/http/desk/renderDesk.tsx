import { renderToStaticMarkup } from 'react-dom/server';
import { create } from 'qrcode';
import type { ReactNode } from 'react';
import { format } from '../../../src/domain/shanghaiTime';
import { ActionForm, EntranceForm, type FailedAction, type FailedEntrance } from './deskForms';
import type { DeskDetail, DeskItem, DeskLink, DeskSection } from './deskSection';

/*
 * The pages of the desk: plain documents and forms, without a script, so that they work by keyboard and are read by any
 * reader. React writes the markup, so that nothing a renter has typed becomes part of it.
 */

/** A text as a QR code with its quiet edge of four modules, level M. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = Array.from(data).flatMap((isDark, index) =>
    isDark ? [`M${(index % size) + 4} ${Math.floor(index / size) + 4}h1v1h-1z`] : [],
  );
  const side = size + 8;
  return (
    <svg className="code" role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`}>
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  );
}

const STYLES = `
:root { color-scheme: light dark; --line: #d9dce3; --soft: #5a6472; --strong: #0b5fd6; }
@media (prefers-color-scheme: dark) { :root { --line: #3a404a; --soft: #a7b0bd; --strong: #7ab4ff; } }
body { max-width: 960px; margin: 0 auto; padding: 16px; font: 16px/1.6 system-ui, sans-serif; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0 0 16px; padding: 0; list-style: none; }
a { color: var(--strong); overflow-wrap: anywhere; }
nav a { display: inline-block; padding: 8px 0; }
nav a[aria-current] { font-weight: 600; text-decoration: none; }
h1 { font-size: 22px; margin: 8px 0 16px; } h2 { font-size: 18px; margin: 24px 0 8px; }
ul.items { margin: 0; padding: 0; list-style: none; }
ul.items li { padding: 12px 0; border-bottom: 1px solid var(--line); }
.facts { color: var(--soft); overflow-wrap: anywhere; } .state { color: var(--soft); font-size: 16px; font-weight: 400; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
fieldset { margin: 0 0 16px; padding: 12px 16px 16px; border: 1px solid var(--line); border-radius: 8px; }
legend { padding: 0 6px; font-weight: 600; }
label { display: block; margin-top: 12px; } small { display: block; color: var(--soft); }
input, select, textarea { display: block; box-sizing: border-box; width: 100%; max-width: 420px; min-height: 44px; padding: 8px 12px; font: inherit; }
button { min-height: 44px; margin-top: 12px; padding: 0 20px; font: inherit; }
.code { display: block; width: 240px; margin-top: 12px; }
[role=alert], [role=status] { padding: 8px 12px; border-left: 4px solid currentColor; }
.photos { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 12px; }
figure { margin: 0; } figure img, figure video { display: block; max-width: 100%; max-height: 160px; }
`;

interface PageProps {
  title: string;
  /** Parts of the desk; none before one has shown the token. */
  sections: readonly DeskSection[];
  current?: string;
  children: ReactNode;
}

function Page({ title, sections, current, children }: PageProps) {
  return (
    <html lang="zh-CN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · 工作台`}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLES }} />
      </head>
      <body>
        {sections.length > 0 ? (
          <nav aria-label="工作台">
            <ul>
              {sections.map(({ name, title: text }) => (
                <li key={name}>
                  <a href={`/desk/${name}`} aria-current={name === current ? 'page' : undefined}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <main>{children}</main>
      </body>
    </html>
  );
}

const documentOf = (page: ReactNode): string => `<!doctype html>${renderToStaticMarkup(page)}`;

/** The page that asks for the token; `problem` says why one did not open the desk. */
export const renderDeskLogin = (problem?: string): string =>
  documentOf(
    <Page title="进入" sections={[]}>
      <h1>门店工作台</h1>
      <p>口令在服务启动时打印在终端里。</p>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      <form method="post" action="/desk/login">
        <label>
          口令
          <input name="token" type="password" autoComplete="off" required autoFocus />
        </label>
        <button type="submit">进入</button>
      </form>
    </Page>,
  );

interface DeskPlace {
  sections: readonly DeskSection[];
  section: DeskSection;
}

/** Where the desk has something. */
const addressOf = (section: string, id: string): string => `/desk/${section}/${encodeURIComponent(id)}`;

function Items({ items }: { items: readonly DeskLink[] }) {
  return (
    <ul className="items">
      {items.map(({ section, id, title, state, facts }) => (
        <li key={id}>
          <a href={addressOf(section, id)}>{title}</a> <span className="state">{state}</span>
          {facts.map(fact => (
            <div className="facts" key={fact}>
              {fact}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** A list of the desk, below what opens something else. */
export const renderDeskList = (
  { sections, section }: DeskPlace,
  items: readonly DeskItem[],
  {
    search,
    done,
    failed,
  }: { search: string; done?: string | undefined; failed?: FailedEntrance | undefined },
): string =>
  documentOf(
    <Page title={section.title} sections={sections} current={section.name}>
      <h1>{section.title}</h1>
      {done ? <p role="status">{done}</p> : null}
      {section.entrance ? (
        <EntranceForm address={`/desk/${section.name}`} entrance={section.entrance} failed={failed} />
      ) : null}
      <form method="get" role="search">
        <label>
          {section.searchLabel}
          <input name="search" type="search" defaultValue={search} />
        </label>
        <button type="submit">查找</button>
      </form>
      {items.length > 0 ? (
        <Items items={items.map(item => ({ ...item, section: section.name }))} />
      ) : (
        <p>{search ? `没有找到“${search}”` : '现在没有要处理的'}</p>
      )}
    </Page>,
  );

/** Something in full with its actions. */
export const renderDeskDetail = (
  { sections, section }: DeskPlace,
  id: string,
  { title, state, facts, code, pictures = [], links, seen, events = [], actions }: DeskDetail,
  { keyOf, done, failed }: { keyOf: () => string; done?: string | undefined; failed?: FailedAction },
): string =>
  documentOf(
    <Page title={title} sections={sections} current={section.name}>
      <h1>
        {title} <span className="state">{state}</span>
      </h1>
      {done ? <p role="status">{done}</p> : null}
      {failed && !actions.some(({ name }) => name === failed.name) ? (
        <p role="alert">{failed.problem}</p>
      ) : null}
      <dl>
        {facts.map(({ label, value }) => [<dt key={`${label}:`}>{label}</dt>, <dd key={label}>{value}</dd>])}
      </dl>
      {code ? (
        <section>
          <h2>{code.label}</h2>
          <a href={code.url}>{code.url}</a>
          <QrCode text={code.url} label={code.label} />
        </section>
      ) : null}
      {pictures.length > 0 ? (
        <section>
          <h2>{pictures.some(({ isVideo }) => isVideo) ? '照片和视频' : '照片'}</h2>
          <div className="photos">
            {pictures.map(({ label, fileId, isVideo = false }) => (
              <figure key={fileId}>
                {isVideo ? (
                  <video
                    src={`/desk/files/${fileId}`}
                    controls
                    preload="metadata"
                    playsInline
                    aria-label={label}
                  />
                ) : (
                  <a href={`/desk/files/${fileId}`}>
                    <img src={`/desk/files/${fileId}`} alt={label} />
                  </a>
                )}
                <figcaption>{label}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      ) : null}
      {links ? (
        <section>
          <h2>{links.title}</h2>
          {links.items.length > 0 ? <Items items={links.items} /> : <p>{links.empty}</p>}
        </section>
      ) : null}
      {actions.length > 0 || !links ? <h2>办理</h2> : null}
      {actions.length === 0 && !links ? <p>{`${state}，现在没有可以办理的`}</p> : null}
      {actions.map(action => (
        <ActionForm
          key={action.name}
          address={addressOf(section.name, id)}
          action={action}
          keyOfForm={keyOf()}
          seen={seen}
          failed={failed?.name === action.name ? failed : undefined}
        />
      ))}
      {events.length > 0 ? (
        <section>
          <h2>经过</h2>
          <ul className="items">
            {events.map(({ text, time }) => (
              <li key={`${time.toISOString()}${text}`}>
                {text} <span className="state">{format(time, 'M月D日 HH:mm')}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Page>,
  );

/** Something that is not there, or went wrong. */
export const renderDeskProblem = (sections: readonly DeskSection[], problem: string): string =>
  documentOf(
    <Page title="工作台" sections={sections}>
      <h1>{problem}</h1>
    </Page>,
  );
