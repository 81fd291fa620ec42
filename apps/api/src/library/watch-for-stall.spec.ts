import { watchForStall } from './multipart';

describe('a connection whose request is being read', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is given up where nothing comes for half a minute, once', () => {
    const end = jest.fn();
    const connection = { bytesRead: 10 };
    watchForStall(connection, end);
    for (let minute = 0; minute < 4; minute += 1) {
      jest.advanceTimersByTime(25_000);
      connection.bytesRead += 1;
    }
    expect(end).not.toHaveBeenCalled();
    jest.advanceTimersByTime(120_000);
    expect(end).toHaveBeenCalledTimes(1);
    expect(end).toHaveBeenCalledWith(expect.objectContaining({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }));
  });

  it('is left alone once its request was read', () => {
    const end = jest.fn();
    const stop = watchForStall({ bytesRead: 10 }, end);
    jest.advanceTimersByTime(25_000);
    stop();
    jest.advanceTimersByTime(120_000);
    expect(end).not.toHaveBeenCalled();
  });
});
