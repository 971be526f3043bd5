import { notifications } from '@mantine/notifications';
import type { VariableValues } from '@casewright/document';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { variablesQuery } from '../../api/clients.ts';
import { followRecord } from '../../editor/follow-record.ts';

/** What stands for variables, asked for again when the tab is looked at; the names and pronouns in the text follow it. */
export function useFollowing(editor: Editor | null, isEditable: boolean, clientId: number): VariableValues | undefined {
  // The first ones came with the report, so they are not older than its text.
  const { data: values } = useQuery(variablesQuery(clientId));
  useEffect(() => {
    if (editor === null || editor.isDestroyed || !isEditable || values === undefined) return;
    const followed = followRecord(editor.state, values);
    if (followed === null) return;
    editor.view.dispatch(followed.tr);
    tellOfChange(followed.places);
  }, [editor, isEditable, values]);
  return values;
}

function tellOfChange(places: number): void {
  notifications.show({
    id: 'followed',
    color: 'pine',
    title: 'The client’s record has changed',
    message: `${places === 1 ? 'One place' : `${places} places`} in this report now ${places === 1 ? 'says' : 'say'} what the record says.`,
  });
}
