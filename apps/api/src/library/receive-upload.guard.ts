import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { BadRequestError, DigestTap, isNoRoom, NoRoomError } from '@app/platform';
import { MOST_FILE_BYTES, UploadTooLargeError } from '@app/sources';
import type { CallerRequest } from '../auth/caller';
import { whenClosed } from '../http/when-closed';
import { MOST_FILE_BYTES_HERE, watchForStall } from './multipart';

/** A file that came in a form, on disk until its request is answered. */
interface ReceivedFile {
  path: string;
  /** What the caller calls it. */
  name: string;
}

/** A request whose form has been read. */
export type UploadRequest = CallerRequest & { receivedFile?: ReceivedFile };

/**
 * Reads a form to disk as it streams. It stands behind the guard that knows the caller and before the interceptor that
 * compares a retry with its first call: for that the body carries the digest of the file in the file's place.
 */
@Injectable()
export class ReceiveUploadGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  /** Throws `UploadTooLargeError`, `NoRoomError`, and `BadRequestError` for a form that is cut short or is not one. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<UploadRequest>();
    if (!request.isMultipart()) return true;
    const folder = await mkdtemp(join(tmpdir(), 'factreel-upload-'));
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    whenClosed(reply, () => void rm(folder, { recursive: true, force: true }));
    const { server } = request.server;
    const stop = watchForStall(request.raw.socket, (error) => server.emit('clientError', error, request.raw.socket));
    const most = this.reflector.get<number | undefined>(MOST_FILE_BYTES_HERE, context.getHandler()) ?? MOST_FILE_BYTES;
    request.body = await this.read(request, folder, most).finally(stop);
    return true;
  }

  private async read(request: UploadRequest, folder: string, most: number): Promise<Record<string, unknown>> {
    const body: Record<string, unknown> = {};
    try {
      for await (const part of request.parts({ limits: { fileSize: most } })) {
        if (Object.hasOwn(body, part.fieldname)) throw fault(part.fieldname, 'stands in the form more than once');
        if (part.type === 'field') body[part.fieldname] = textOf(part);
        else {
          const path = join(folder, 'file');
          body[part.fieldname] = await keep(part, path, most);
          if (part.fieldname === 'file') request.receivedFile = { path, name: part.filename };
        }
      }
    } catch (error) {
      if (error instanceof BadRequestError || error instanceof UploadTooLargeError) throw error;
      if (isNoRoom(error)) throw new NoRoomError();
      throw fault('body', 'is not a form with one file and its fields');
    }
    return body;
  }
}

/** Writes the file of a part; answers its digest. */
async function keep(part: MultipartFile, path: string, most: number): Promise<string> {
  const received = new DigestTap();
  await pipeline(part.file, received, createWriteStream(path));
  if (part.file.truncated) throw new UploadTooLargeError(most);
  return received.digest().sha256;
}

function textOf(part: MultipartValue): unknown {
  if (part.valueTruncated) throw fault(part.fieldname, 'is too long');
  return part.value;
}

function fault(path: string, message: string): BadRequestError {
  return new BadRequestError([{ path, message }]);
}
