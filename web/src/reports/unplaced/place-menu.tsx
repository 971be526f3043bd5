import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconTextPlus } from '@tabler/icons-react';
import type { UnplacedPassage } from '../../api/reports.ts';
import { orderChoices, type SectionChoice } from './unplaced-list.ts';
import classes from './unplaced.module.css';

interface PlaceMenuProps {
  passage: UnplacedPassage;
  sections: readonly SectionChoice[];
  onPlace: (choice: SectionChoice | null) => void;
}

/** One click for the likely section; all of them in a menu beside it. */
export function PlaceMenu({ passage, sections, onPlace }: PlaceMenuProps) {
  const likely = sections.find(({ promptId }) => promptId === passage.likely_prompt_id);
  const icon = <IconTextPlus size={15} aria-hidden />;
  const chevron = <IconChevronDown size={15} aria-hidden />;
  return (
    <Button.Group className={classes['place'] ?? ''}>
      {likely !== undefined && (
        <Button size="compact-sm" variant="light" leftSection={icon} onClick={() => onPlace(likely)}>
          Put into {likely.label}
        </Button>
      )}
      <Menu position="bottom-end" shadow="md" width={260} withinPortal>
        <Menu.Target>
          {likely === undefined ? (
            <Button size="compact-sm" variant="light" leftSection={icon} rightSection={chevron}>
              Put into a section
            </Button>
          ) : (
            <Button size="compact-sm" variant="light" px={6} aria-label="Put into another section">
              {chevron}
            </Button>
          )}
        </Menu.Target>
        <Menu.Dropdown mah={320} className={classes['dropdown'] ?? ''}>
          {orderChoices(sections, passage).map((choice) => (
            <Menu.Item key={choice.promptId} onClick={() => onPlace(choice)}>
              {choice.label}
              {choice === likely && ' (likely)'}
            </Menu.Item>
          ))}
          {sections.length > 0 && <Menu.Divider />}
          <Menu.Item onClick={() => onPlace(null)}>At the end of the report</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}
