import { Button, createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { WAITING_BUTTON } from '../components/focus/double-clicks.ts';

/** The main colour: a deep pine. White on 7 and darker, and on 6, passes AA for text. */
const pine: MantineColorsTuple = [
  '#edf6f3',
  '#dcece7',
  '#bad9d0',
  '#95c5b8',
  '#6fb0a1',
  '#4b9a89',
  '#2b7f6f',
  '#1f6a5e',
  '#17554b',
  '#0f4039',
];

/** Warm where attention is wanted without alarm: drafts, what waits. */
const ochre: MantineColorsTuple = [
  '#fdf5e6',
  '#f8e8cb',
  '#f0d29a',
  '#e7bb66',
  '#dfa73d',
  '#c98f25',
  '#a8741a',
  '#855a12',
  '#68460d',
  '#4c3308',
];

/** Greys with a little of the pine in them. */
const gray: MantineColorsTuple = [
  '#f7f8f6',
  '#eff1ee',
  '#e2e6e2',
  '#d2d8d4',
  '#b4bcb7',
  '#8d9691',
  '#626c67',
  '#4a534f',
  '#333b37',
  '#1e2522',
];

const dark: MantineColorsTuple = [
  '#dfe5e2',
  '#bcc6c2',
  '#9aa6a1',
  '#6d7974',
  '#46514c',
  '#35403b',
  '#27312d',
  '#1b2320',
  '#141b18',
  '#0d1210',
];

const DIALOG_TITLE = { fontSize: '1.125rem', fontWeight: 640 };

export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 6 },
  colors: { pine, ochre, gray, dark },
  black: '#1b2420',
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: {
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    fontWeight: '640',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.35' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    InputWrapper: { defaultProps: { withAsterisk: false }, styles: { label: { marginBottom: 5 } } },
    PasswordInput: {
      defaultProps: { visibilityToggleButtonProps: { 'aria-label': 'Show the password', tabIndex: 0 } },
    },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
    Paper: { defaultProps: { radius: 'lg' } },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } }, styles: { title: DIALOG_TITLE } },
    Modal: {
      defaultProps: {
        radius: 'lg',
        padding: 'lg',
        centered: true,
        overlayProps: { backgroundOpacity: 0.45 },
        closeButtonProps: { 'aria-label': 'Close' },
      },
      styles: { title: DIALOG_TITLE },
    },
    // As `header` they would be banners of the page, beside its own.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    Button: Button.extend({
      defaultProps: { size: 'sm' },
      classNames: (_theme, { loading }) => (loading === undefined ? {} : { root: WAITING_BUTTON }),
    }),
    Table: { defaultProps: { verticalSpacing: 'sm' } },
  },
});

/** What Mantine derives fails AA in places (dimmed text, links and light buttons in the dark): set here. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-placeholder': '#6b746f',
    '--mantine-color-anchor': pine[7],
    '--mantine-color-error': '#b3261e',
    '--mantine-color-default-border': gray[3],
    '--mantine-color-pine-light-color': pine[8],
    // What items of menus that delete are written in.
    '--mantine-color-red-6': '#b3261e',
    '--mantine-color-red-filled': '#c0332b',
    '--mantine-color-red-filled-hover': '#a52a23',
    '--mantine-color-red-light-color': '#8f231d',
    '--mantine-color-ochre-light-color': ochre[8],
    '--cw-canvas': '#f6f6f2',
    '--cw-line': gray[2],
    '--cw-focus': pine[7],
  },
  dark: {
    '--mantine-color-body': dark[7],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-anchor': pine[3],
    '--mantine-color-error': '#ff9d94',
    '--mantine-color-default-border': dark[4],
    '--mantine-color-pine-text': pine[3],
    '--mantine-color-pine-light': 'rgba(111, 176, 161, 0.16)',
    '--mantine-color-pine-light-hover': 'rgba(111, 176, 161, 0.24)',
    '--mantine-color-pine-light-color': pine[2],
    '--mantine-color-pine-outline': pine[3],
    '--mantine-color-red-6': '#ff9d94',
    '--mantine-color-red-filled': '#c0332b',
    '--mantine-color-red-filled-hover': '#a52a23',
    '--mantine-color-red-light': 'rgba(255, 110, 100, 0.15)',
    '--mantine-color-red-light-hover': 'rgba(255, 110, 100, 0.22)',
    '--mantine-color-red-light-color': '#ffb3ac',
    '--mantine-color-ochre-light': 'rgba(223, 167, 61, 0.16)',
    '--mantine-color-ochre-light-hover': 'rgba(223, 167, 61, 0.24)',
    '--mantine-color-ochre-light-color': ochre[2],
    '--mantine-color-gray-light': 'rgba(154, 166, 161, 0.16)',
    '--mantine-color-gray-light-color': dark[0],
    '--cw-canvas': dark[8],
    '--cw-line': dark[5],
    '--cw-focus': pine[3],
  },
});
