const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A file that is opened from a disk, where no header of ours protects it: so it brings its own policy. */
export function writeHtmlPage(title: string, body: string): string {
  const escaped = title.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<title>${escaped}</title>
</head>
<body>
${body}
</body>
</html>
`;
}
