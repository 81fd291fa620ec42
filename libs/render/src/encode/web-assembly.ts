/** As much of WebAssembly as is used here; the declarations of Node 20 leave it out. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

interface WasmApi {
  Memory: new (size: { initial: number }) => WasmMemory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (
    module: object,
    imports: { host: { memory: WasmMemory } },
  ) => { exports: Record<string, ((...values: number[]) => void) | undefined> };
}

declare const WebAssembly: WasmApi;

const PAGE = 65_536;

/** A memory of at least so many bytes. */
export function wasmMemory(bytes: number): WasmMemory {
  return new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
}

/** One exported function of a module that works on a given memory. Throws when the module is broken or has no such function. */
export function wasmFunction(binary: Uint8Array, name: string, memory: WasmMemory): (...values: number[]) => void {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(binary), { host: { memory } });
  const found = exports[name];
  if (!found) throw new TypeError(`The WebAssembly module has no function "${name}"`);
  return found;
}
