import { Button } from '@counterpart/design-system/button';
import { Container, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { createAreaApi, Loaded, useAct } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

interface Json<Body> {
  content: { 'application/json': Body };
}

/** The paths of the service, as `counterpart types` writes them. */
interface BackendPaths {
  '/greeting': { get: { responses: { 200: Json<{ name: string }> } } };
  '/notes': { post: { requestBody: Json<{ text: string }>; responses: { 201: Json<{ by: string }> } } };
}

const backend = createAreaApi<BackendPaths>('backed');

/** `/backed` */
export function BackedPage(): ReactNode {
  const greeting = backend.useApi('/greeting');
  const { run, pending } = useAct();
  const save = () =>
    run((api) => backend.send(api, 'post', '/notes', { body: { text: 'A note' } }), {
      done: ({ by }) => ({ title: `Saved for ${by}` }),
      failed: 'The note was not saved',
    });
  return (
    <Container style={{ paddingBlock: 'var(--cp-space-64)' }}>
      <Stack gap={24}>
        <Heading level={1}>Backed</Heading>
        <Loaded of={greeting} name="the greeting" headingLevel={2}>
          {({ name }) => <Text>Hello, {name}</Text>}
        </Loaded>
        <Text>This part needs no service.</Text>
        <div>
          <Button pending={pending} pendingLabel="Saving..." onClick={() => void save()}>
            Save Note
          </Button>
        </div>
      </Stack>
    </Container>
  );
}
