import { Button } from '@mantine/core';
import { useState } from 'react';
import { CodeInput } from '../../components/forms/code-input.tsx';
import { Form } from '../../components/forms/form.tsx';

interface CodeFormProps {
  isBusy: boolean;
  error: Error | null;
  onSubmit: (code: string) => void;
  onStartAgain: () => void;
}

export function CodeForm({ isBusy, error, onSubmit, onStartAgain }: CodeFormProps) {
  const [code, setCode] = useState('');
  return (
    <Form
      isCheckedByBrowser
      onSubmit={() => onSubmit(code)}
      error={error}
      action="Sign in"
      buttonAt="wide"
      isBusy={isBusy}
      beside={
        <Button variant="subtle" onClick={onStartAgain} disabled={isBusy}>
          Use another account
        </Button>
      }
    >
      <CodeInput
        label="Authentication code"
        description="Or one of your recovery codes."
        name="code"
        inputMode="text"
        size="md"
        maxLength={40}
        value={code}
        onChange={setCode}
      />
    </Form>
  );
}
