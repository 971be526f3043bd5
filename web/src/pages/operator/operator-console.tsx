import { Button, Group, Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Brand } from '../../components/layouts/brand.tsx';
import { PageHeader } from '../../components/layouts/page-header.tsx';
import { EventsSection } from './events-section.tsx';
import { HealthSection } from './health-section.tsx';
import classes from './operator-console.module.css';
import { PartnersSection } from './partners-section.tsx';
import { PracticesSection } from './practices-section.tsx';

export function OperatorConsole({ onLock }: { onLock: () => void }) {
  return (
    <div className={classes.root}>
      <Group component="header" justify="space-between" pb="xl">
        <Brand size={30} />
      </Group>
      <main>
        <PageHeader
          title="Operator"
          description="Partners, webhook deliveries and practices of this service."
          actions={
            <Button variant="default" leftSection={<IconLock size={17} aria-hidden />} onClick={onLock}>
              Lock
            </Button>
          }
        />
        <Stack gap="lg">
          <HealthSection />
          <PartnersSection />
          <EventsSection />
          <PracticesSection />
        </Stack>
      </main>
    </div>
  );
}
