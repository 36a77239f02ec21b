import {
  useFormDraft,
  useFormFields,
  useSubmission,
  type FieldErrors,
  type FormValues,
  type SubmissionState,
} from '@portfolio/behaviors';
import { services, settings } from '@portfolio/content';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useBotCheck } from './botCheck/useBotCheck';
import { connect, type ConnectedForm, type HiddenField } from './connection';
import { messageText } from './message';
import { draftKey, rememberPostedForm } from './postedForm';
import { useAfterPress } from './useAfterPress';
import { createMessageIds, sendForm, type RefusalReason } from './sendForm';

export type ServiceFormState = ReturnType<typeof useServiceForm>;

/** `checking`: the form waits for the bot check. */
type SendState = { status: 'checking' } | SubmissionState<RefusalReason>;

export interface FormDefinition extends ConnectedForm {
  /** Starts sentences about what the visitor sends: "Your message". */
  itemLabel: string;
  copyLabel: string;
  thanks: { heading: string; lead?: string };
  resetLabel: string;
  /** Explanation of the asterisk beside the labels. */
  note: string;
  submitLabel: string;
  /** Labels by field, for the error summary and the plain-text message. */
  labels(values: FormValues): Readonly<Record<string, string>>;
  /** Formats a field's value for the plain-text message. */
  formatValue?(name: string, value: string): string;
  hidden?: readonly HiddenField[];
  /** Fields that may contain the sender's name, marked by `autocomplete`. */
  fields: readonly { name: string; autocomplete: string }[];
  /** Validates the fields; rejects if the rules failed to load. */
  validate(values: FormValues): Promise<FieldErrors>;
}

/**
 * Manages a form's validation, draft, bot check and submission.
 * @param initial initial values, in field order
 */
export function useServiceForm(definition: FormDefinition, initial: FormValues) {
  const { name, validate, formatValue = (_, value) => value } = definition;
  const connection = connect(definition);
  const fields = useFormFields(initial, validate);
  const names = Object.keys(initial);
  const draft = useFormDraft({
    key: draftKey(name),
    values: fields.values,
    initial,
    restore: fields.replace,
  });
  const botCheck = useBotCheck(services.botCheck);
  const afterPress = useAfterPress();
  const [failedChecks, setFailedChecks] = useState(0);
  const [serviceMessage, setServiceMessage] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const [sender, setSender] = useState('');
  const senderOf = (payload: FormData) =>
    definition.fields
      .filter(({ autocomplete }) => /^(given-|family-)?name$/.test(autocomplete))
      .map((field) => String(payload.get(field.name) ?? '').trim())
      .join(' ');
  const isBusy = useRef(false);
  const [messageIdOf] = useState(createMessageIds);

  const submission = useSubmission({
    timeoutMs: settings.forms.replyTimeoutMs,
    send: async ({ payload }: { element: HTMLFormElement; payload: FormData }) => {
      const { result, message, fieldErrors } = await sendForm(connection, payload);
      setServiceMessage(message);
      fields.report(fieldErrors);
      return result;
    },
    onSent: ({ element, payload }) => {
      setSender(senderOf(payload));
      // Keeps the draft if the visitor changed the message before the confirmation arrived.
      const current = new FormData(element);
      if (names.some((field) => payload.get(field) !== current.get(field))) return;
      draft.confirmSent();
    },
  });
  const { status } = submission.state;

  // Requests a new bot check token after each attempt, because a token works only once.
  const hasEnded = status === 'sent' || status === 'failed' || status === 'unknown';
  const renewToken = useEffectEvent(botCheck.renew);
  useEffect(() => {
    if (hasEnded) renewToken();
  }, [hasEnded]);

  /** If the rules fail to load, uses the browser's validation. */
  const validateFields = async (element: HTMLFormElement) => {
    try {
      const errors = await fields.check();
      if (Object.values(errors).every((error) => !error)) return true;
      setFailedChecks((times) => times + 1);
      return false;
    } catch (error) {
      console.warn(error);
      return element.reportValidity();
    }
  };

  const attempt = async (element: HTMLFormElement) => {
    setServiceMessage(undefined);
    if (!(await validateFields(element))) return;
    setFailedChecks(0);

    setIsChecking(true);
    const fallbackField = navigator.onLine ? await botCheck.result() : undefined;
    setIsChecking(false);

    const addFallback = (payload: FormData) =>
      fallbackField && payload.set(fallbackField.name, fallbackField.value);
    if (!connection.fetchUrl && navigator.onLine) {
      rememberPostedForm(name, senderOf(new FormData(element)));
      element.addEventListener('formdata', ({ formData }) => addFallback(formData), { once: true });
      element.submit();
      // Ignores further submits until the Back button restores this page or the reply times out.
      await new Promise((resolve) => {
        window.addEventListener('pageshow', resolve, { once: true });
        setTimeout(resolve, settings.forms.replyTimeoutMs);
      });
      return;
    }
    const payload = new FormData(element);
    payload.set('messageId', messageIdOf(payload));
    addFallback(payload);
    void submission.submit({ element, payload });
  };

  const labels = definition.labels(fields.values);

  return {
    definition,
    connection,
    labels,
    text: () =>
      messageText(
        Object.entries(labels).map(([field, label]) => [
          label,
          formatValue(field, fields.values[field] ?? ''),
        ]),
      ),
    fields: { ...fields, touch: (field: string) => afterPress(() => fields.touch(field)) },
    draft,
    botCheck,
    state: (isChecking ? { status: 'checking' } : submission.state) as SendState,
    /** Name of the visitor who sent the last message, or an empty string. */
    sender,
    serviceMessage,
    /** Fields with errors, in form order. */
    problems: names.filter((field) => fields.errors[field]),
    /** Number of failed validations in a row. As a key, this number makes screen readers announce each error summary. */
    failedChecks,
    /** Sets `fields` to the text that the visitor typed before hydration. */
    readTyped: (typed: FormData) => {
      for (const field of names) {
        const value = typed.get(field);
        if (typeof value === 'string' && value !== '') fields.setValue(field, value);
      }
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // Ignores further submits while a message is being sent, and until the confirmation is rendered.
      if (isBusy.current || submission.isSendingOrSent()) return;
      isBusy.current = true;
      const element = event.currentTarget;
      // The retry button disappears together with the error message, so the focus moves into the form.
      if (!element.contains(document.activeElement)) {
        element.querySelector<HTMLElement>('[type=submit]')?.focus();
      }
      submission.reset();
      void attempt(element).finally(() => {
        isBusy.current = false;
      });
    },
    startOver: submission.reset,
  };
}
