import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

export interface PicturesOptions {
  onPicture: () => void;
}

/** Tells where nothing but a picture is pasted: it is not taken, and otherwise nothing at all would happen. */
export const Pictures = Extension.create<PicturesOptions>({
  name: 'pictures',
  addOptions: () => ({ onPicture: () => {} }),
  addProseMirrorPlugins() {
    const { onPicture } = this.options;
    return [
      new Plugin({
        props: {
          handlePaste: (_view, { clipboardData }) => {
            if (clipboardData === null || !hasOnlyPicture(clipboardData)) return false;
            onPicture();
            return true;
          },
        },
      }),
    ];
  },
});

/** Programs that copy text add a picture of it: what has words is text. A page that a picture is copied from adds its HTML. */
function hasOnlyPicture(data: DataTransfer): boolean {
  const hasPicture = [...data.files].some(({ type }) => type.startsWith('image/'));
  if (!hasPicture || data.getData('text/plain').trim() !== '') return false;
  const { body } = new DOMParser().parseFromString(data.getData('text/html'), 'text/html');
  return (body.textContent ?? '').trim() === '';
}
