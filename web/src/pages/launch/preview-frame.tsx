import { readNonce } from '../../components/read-nonce.ts';
import classes from './launch.module.css';

const STYLE = `
  body { margin: 0; padding: 2.5rem; background: #fff; color: #1b2420; font: 16px/1.6 system-ui, sans-serif; }
  body { overflow-wrap: anywhere; }
  h1, h2, h3, h4 { line-height: 1.3; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border: 1px solid #d2d8d4; padding: .4em .6em; text-align: left; }
  aside { border: 1px dashed #a8741a; padding: .5em 1em; }
  blockquote { margin-left: 0; padding-left: 1em; border-left: 3px solid #d2d8d4; }`;

/** The partner's HTML in a frame that can run nothing, load nothing and reach nothing of this page. */
export function PreviewFrame({ title, html }: { title: string; html: string }) {
  const head = `<title></title><style nonce="${readNonce()}">${STYLE}</style>`;
  const page = `<!doctype html><html lang="en"><head>${head}</head><body>${html}</body></html>`;
  return <iframe className={classes['frame']} sandbox="" srcDoc={page} title={`Preview: ${title}`} />;
}
