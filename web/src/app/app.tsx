import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { readNonce } from '../components/read-nonce.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.ts';
import { resolveVariables, theme } from './theme.ts';

/** Long enough to look up from the text and read two lines. */
const NOTICE_MS = 10_000;

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      defaultColorScheme="auto"
      getStyleNonce={readNonce}
    >
      <QueryClientProvider client={queryClient}>
        <Notifications position="bottom-right" limit={4} autoClose={NOTICE_MS} />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
