import classes from '../editor.module.css';

/** What the bar shows of a section. */
export interface BarSection {
  promptId: string;
  label: string;
  isIntact: boolean;
  /** In percent while it is being written again; it cannot be edited then. */
  progress: number | null;
}

/** Beside a written section: the button to write it again, or how far that is. Drawn in the text, so without React. */
export function drawSectionBar(section: BarSection, onRewrite: (promptId: string) => void): HTMLElement {
  const bar = document.createElement('div');
  bar.className = classes['sectionBar'] ?? '';
  bar.contentEditable = 'false';
  if (section.progress !== null) bar.append(drawProgress(section, section.progress));
  else if (section.isIntact) bar.append(drawButton(section, onRewrite));
  return bar;
}

function drawButton({ promptId, label }: BarSection, onRewrite: (promptId: string) => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Write again';
  button.setAttribute('aria-label', `Write again: ${label}`);
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', () => onRewrite(promptId));
  return button;
}

function drawProgress({ label }: BarSection, percent: number): HTMLElement {
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  const meter = document.createElement('progress');
  meter.max = 100;
  // Nothing is known of the first moments: without a value the bar moves by itself.
  if (percent > 0) meter.value = percent;
  meter.setAttribute('aria-label', `Writing “${label}” again`);
  status.append('Writing again… ', meter);
  return status;
}
