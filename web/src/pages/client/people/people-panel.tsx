import { Box, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ClientPerson, type OfferedName, peopleQuery } from '../../../api/people.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { RowSkeletons } from '../../../components/lists/row-skeletons.tsx';
import rows from '../../../components/lists/rows.module.css';
import { OfferedRow } from './offered-row.tsx';
import { type Edited, PersonDialog } from './person-dialog.tsx';
import { PersonRow } from './person-row.tsx';

/** Who is who in the notes of a client. */
export function PeoplePanel({ clientId }: { clientId: number }) {
  const people = useQuery(peopleQuery(clientId));
  const [edited, setEdited] = useState<Edited | null>(null);
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <Box flex="1 1 18rem">
          <Title order={2} size="h3">
            People
          </Title>
          <Text size="sm" c="dimmed" maw={620}>
            These names are hidden before anything is sent to a language model. Names that you confirm are always
            hidden, and are put back into the report exactly as they are written.
          </Text>
        </Box>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconUserPlus size={17} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          Add a person
        </Button>
      </Group>
      <Loaded query={people} skeleton={<RowSkeletons />}>
        {(data) => <PeopleLists clientId={clientId} {...data} onEdit={setEdited} />}
      </Loaded>
      {edited !== null && <PersonDialog clientId={clientId} edited={edited} onClose={() => setEdited(null)} />}
    </Stack>
  );
}

interface PeopleListsProps {
  clientId: number;
  people: ClientPerson[];
  offered: OfferedName[];
  onEdit: (edited: Edited) => void;
}

function PeopleLists({ clientId, people, offered, onEdit }: PeopleListsProps) {
  if (people.length === 0 && offered.length === 0) {
    return (
      <Paper withBorder>
        <EmptyState icon={IconUsers} title="No names yet">
          Names that are found in the notes are listed here. You can also add a person yourself.
        </EmptyState>
      </Paper>
    );
  }
  return (
    <>
      {people.length > 0 && (
        <Paper withBorder component="section" aria-label="People who are known">
          <ul className={rows['list']}>
            {people.map((person) => (
              <PersonRow key={person.id} clientId={clientId} person={person} onEdit={() => onEdit({ person })} />
            ))}
          </ul>
        </Paper>
      )}
      {offered.length > 0 && (
        <section aria-labelledby="offered-names">
          <Title order={3} size="h4" id="offered-names" mb={4}>
            Found in the notes
          </Title>
          <Text size="sm" c="dimmed" mb="sm">
            Nobody has confirmed these yet. They are hidden too.
          </Text>
          <Paper withBorder>
            <ul className={rows['list']}>
              {offered.map((each) => (
                <OfferedRow
                  key={each.name}
                  clientId={clientId}
                  offered={each}
                  onConfirm={() => onEdit({ offered: each })}
                />
              ))}
            </ul>
          </Paper>
        </section>
      )}
    </>
  );
}
