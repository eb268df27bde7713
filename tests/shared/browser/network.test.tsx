// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { noteRequest, onNetworkBack } from '@/shared/browser/network';
import { useOnline } from '@/shared/browser/useOnline';

const noteAnswer = () => noteRequest()(true);
const noteNoAnswer = () => noteRequest()(false);

function Line() {
  return <p>{useOnline() ? 'online' : 'offline'}</p>;
}

const fire = (name: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(name)));

function loseNetwork() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fire('offline');
  return onLine;
}

describe('whether the network is there', () => {
  it('shows the network again with the browser’s event', () => {
    render(<Line />);
    const onLine = loseNetwork();
    expect(screen.getByText('offline')).toBeVisible();
    onLine.mockReturnValue(true);
    fire('online');
    expect(screen.getByText('online')).toBeVisible();
  });

  it('shows the return of the network with the server’s first answer when no event comes', () => {
    render(<Line />);
    loseNetwork();
    act(noteAnswer);
    expect(screen.getByText('online')).toBeVisible();
    act(noteNoAnswer);
    expect(screen.getByText('offline')).toBeVisible();
  });

  it('keeps the network lost after the answer to a request that was sent before the loss', () => {
    render(<Line />);
    const noteOutcome = noteRequest();
    loseNetwork();
    act(() => noteOutcome(true));
    expect(screen.getByText('offline')).toBeVisible();
  });

  it('shows the network as lost again at the next event, whatever the server answered before', () => {
    render(<Line />);
    loseNetwork();
    act(noteAnswer);
    loseNetwork();
    expect(screen.getByText('offline')).toBeVisible();
  });
});

describe('what waits for the network', () => {
  function waiting() {
    const listener = vi.fn();
    onTestFinished(onNetworkBack(listener));
    return listener;
  }

  it('resumes with the browser’s event', () => {
    const listener = waiting();
    fire('online');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('resumes with the first answer after a call had none, and not with the next', () => {
    const listener = waiting();
    noteNoAnswer();
    expect(listener).not.toHaveBeenCalled();
    noteAnswer();
    noteAnswer();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('waits for the network while every call is answered', () => {
    const listener = waiting();
    noteAnswer();
    expect(listener).not.toHaveBeenCalled();
  });
});
