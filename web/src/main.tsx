import '@fontsource-variable/inter';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchAttendance } from './api/attendance.ts';
import { App } from './app/app.tsx';
import { spreadNonce } from './app/nonce.ts';
import { ignoreSecondClicks } from './components/focus/double-clicks.ts';
import { keepRowFocus } from './components/focus/row-focus.ts';

spreadNonce();
ignoreSecondClicks(document);
keepRowFocus(document);
watchAttendance(window);
const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
