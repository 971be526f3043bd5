import { Button, Group, Kbd, Menu, Text } from '@mantine/core';
import type { ReviewItem } from '../../api/review.ts';
import { orderChoices, type UnplacedList } from '../unplaced/unplaced-list.ts';
import { REVIEW_KEYS, type ReviewAction } from './review-keys.ts';
import type { ReviewActionSet } from './use-review-actions.ts';
import classes from './review.module.css';

interface ReviewActionsProps {
  item: ReviewItem | null;
  actions: ReviewActionSet;
  unplaced: UnplacedList | null;
  /** The list of sections was closed. */
  onChosen: () => void;
}

/** All that can be done now, each with its key. */
export function ReviewActions({ item, actions, unplaced, onChosen }: ReviewActionsProps) {
  const { likely } = actions;
  const main: [ReviewAction, string][] = [
    ['confirm', item?.kind === 'sentence' && item.group !== 'section' ? 'I have checked it' : 'Confirm'],
    ['place', `Put into “${likely?.label ?? ''}”`],
    ['set-aside', 'Set aside'],
    ['undo', 'Take back'],
    ['edit', 'Edit'],
  ];
  return (
    <div className={classes['foot']}>
      <Group gap="xs">
        {main.map(([action, words]) => (
          <ActionButton key={action} action={action} words={words} actions={actions} isMain={action !== 'edit'} />
        ))}
        {actions.isPossible('place-elsewhere') && item?.kind === 'passage' && unplaced !== null && (
          <Menu
            opened={actions.isChoosing}
            onChange={actions.setChoosing}
            onClose={onChosen}
            position="top-start"
            shadow="md"
            width={260}
            returnFocus={false}
          >
            <Menu.Target>
              <Button size="compact-md" variant="default" rightSection={<KeyHint action="place-elsewhere" />}>
                {likely === null ? 'Put into a section' : 'Put somewhere else'}
              </Button>
            </Menu.Target>
            <Menu.Dropdown mah={320} className={classes['dropdown'] ?? ''}>
              {orderChoices(unplaced.sections, item).map((choice) => (
                <Menu.Item key={choice.promptId} onClick={() => actions.place(choice)}>
                  {choice.label}
                </Menu.Item>
              ))}
              {unplaced.sections.length > 0 && <Menu.Divider />}
              <Menu.Item onClick={() => actions.place(null)}>At the end of the report</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
      <Group gap="xs" mt="xs">
        <ActionButton action="previous" words="Back" actions={actions} />
        <ActionButton action="next" words="Next" actions={actions} />
        <Text size="xs" c="dimmed" visibleFrom="sm">
          Back here from the text: <Kbd size="xs">Alt</Kbd> + <Kbd size="xs">R</Kbd>
        </Text>
      </Group>
    </div>
  );
}

interface ActionButtonProps {
  action: ReviewAction;
  words: string;
  actions: ReviewActionSet;
  isMain?: boolean;
}

function ActionButton({ action, words, actions, isMain = false }: ActionButtonProps) {
  if (!actions.isPossible(action)) return null;
  return (
    <Button
      size="compact-md"
      variant={isMain ? 'light' : 'default'}
      rightSection={<KeyHint action={action} />}
      aria-keyshortcuts={REVIEW_KEYS[action].shown}
      onClick={() => actions.run(action)}
    >
      {words}
    </Button>
  );
}

/** Not shown on a phone, which has no such keys. */
function KeyHint({ action }: { action: ReviewAction }) {
  return (
    <Kbd size="xs" visibleFrom="sm" aria-hidden>
      {REVIEW_KEYS[action].shown}
    </Kbd>
  );
}
