import {
  useFormDraft,
  useFormFields,
  useSubmission,
  type FieldErrors,
  type FormDraft,
  type FormFields,
  type SubmissionState,
} from '@portfolio/behaviors';
import { services, settings } from '@portfolio/content';
import { useRef, useState, type FormEvent } from 'react';
import { useBotCheck, type BotCheck } from './botCheck/useBotCheck';
import type { FormConnection, FormName } from './connection';
import { draftKey, rememberPosted } from './postedForm';
import { useAfterPress } from './useAfterPress';
import { createMessageIds, sendForm, type FormReply, type RefusalReason } from './sendForm';

/** What a form's fields hold: texts, by the names under which they are posted. */
export type FormValues<Name extends string> = Record<Name, string>;

export interface ServiceFormOptions<Name extends string> {
  name: FormName;
  connection: FormConnection;
  /** The fields in the order of the form, and what they begin with. */
  initial: FormValues<Name>;
  /** The rules; rejects when they could not be loaded. */
  validate(values: FormValues<Name>): Promise<FieldErrors<FormValues<Name>>>;
}

/** Where an attempt to send stands. `checking` waits for the bot check. */
export type SendState = { status: 'checking' } | SubmissionState<RefusalReason>;

export interface ServiceFormState<Name extends string> {
  name: FormName;
  connection: FormConnection;
  fields: FormFields<FormValues<Name>>;
  draft: FormDraft<FormValues<Name>>;
  botCheck: BotCheck;
  state: SendState;
  /** What the service had to say for itself. */
  serviceMessage?: string;
  /** The fields that kept the last attempt from being sent and are still wrong, in the order of the form. */
  problems: readonly Name[];
  /** Counts the attempts that found problems, so that each summary is a new one. */
  checkedTimes: number;
  /** Takes what the visitor typed or chose before the page came alive: until now it is in the page only. */
  readTyped(typed: FormData): void;
  submit(event: FormEvent<HTMLFormElement>): void;
  /** After a message has been sent: an empty form for another one. */
  startOver(): void;
}

const timeoutMs = settings.forms.replyTimeoutMs;

/** Everything that happens to a form on its way to its service: rules, draft, bot check, sending, and what came of it. */
export function useServiceForm<Name extends string>({
  name,
  connection,
  initial,
  validate,
}: ServiceFormOptions<Name>): ServiceFormState<Name> {
  const fields = useFormFields({ initial, validate });
  const { values } = fields;
  const names = Object.keys(initial) as Name[];
  const draft = useFormDraft<FormValues<Name>>({
    key: draftKey(name),
    values,
    initial,
    restore: fields.replace,
  });
  const botCheck = useBotCheck(services.botCheck);
  const afterPress = useAfterPress();
  const [checkedTimes, setCheckedTimes] = useState(0);
  const [reply, setReply] = useState<FormReply>();
  const [isChecking, setIsChecking] = useState(false);
  const isBusy = useRef(false);
  const [messageIds] = useState(createMessageIds);
  const sent = useRef<{ element: HTMLFormElement; payload: FormData }>(null);

  const submission = useSubmission<FormData, RefusalReason>({
    timeoutMs,
    send: async (payload) => {
      const { fetchUrl } = connection;
      if (!fetchUrl) throw new Error('The service takes pages only');
      const got = await sendForm({ ...connection, fetchUrl }, payload);
      setReply(got);
      fields.report(got.fieldErrors as FieldErrors<FormValues<Name>>);
      return got.result;
    },
    onSent: () => {
      if (!sent.current) return;
      // A confirmation may come late; what has been written since stays.
      const now = new FormData(sent.current.element);
      const { payload } = sent.current;
      if (names.some((field) => payload.get(field) !== now.get(field))) return;
      draft.confirmSent();
      fields.replace();
    },
  });

  const readTyped = (typed: FormData) => {
    for (const field of names) {
      const value = typed.get(field);
      if (typeof value === 'string' && value !== '') fields.setValue(field, value);
    }
  };

  /** Whether the fields are right. Should the rules not be there, the browser's own check stands in for them. */
  const isRight = async (element: HTMLFormElement) => {
    try {
      const errors = await fields.check();
      if (Object.values(errors).every((error) => !error)) return true;
      setCheckedTimes((times) => times + 1);
      return false;
    } catch (error) {
      console.warn(error);
      return element.reportValidity();
    }
  };

  const attempt = async (element: HTMLFormElement) => {
    setReply(undefined);
    if (!(await isRight(element))) return;
    setCheckedTimes(0);

    setIsChecking(true);
    const instead = navigator.onLine ? await botCheck.result() : undefined;
    setIsChecking(false);

    const addTo = (payload: FormData) => instead && payload.set(instead.name, instead.value);
    if (!connection.fetchUrl && navigator.onLine) {
      rememberPosted(name);
      element.addEventListener('formdata', ({ formData }) => addTo(formData), { once: true });
      element.submit();
      return;
    }
    const payload = new FormData(element);
    payload.set('messageId', messageIds.idOf(payload));
    addTo(payload);
    sent.current = { element, payload };
    await submission.submit(payload);
    botCheck.renew();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press, while the first is still being dealt with, is no second message.
    if (isBusy.current) return;
    isBusy.current = true;
    const element = event.currentTarget;
    // What is pressed to try again goes with the failure that it belongs to; the focus stays with the form.
    if (!element.contains(document.activeElement)) {
      element.querySelector<HTMLElement>('[type=submit]')?.focus();
    }
    submission.reset();
    void attempt(element).finally(() => {
      isBusy.current = false;
    });
  };

  return {
    name,
    connection,
    fields: { ...fields, touch: (field) => afterPress(() => fields.touch(field)) },
    draft,
    botCheck,
    state: isChecking ? { status: 'checking' } : submission.state,
    serviceMessage: reply?.message,
    problems: names.filter((field) => fields.errors[field]),
    checkedTimes,
    readTyped,
    submit,
    startOver: submission.reset,
  };
}
