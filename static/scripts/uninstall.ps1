# Removes from .kusion in your user folder what install.ps1 put there; -Help says what stays.
# Everything is in functions, and the last line calls them: a partly downloaded script changes nothing.
param([switch]$Help)

function Get-KusionUninstallHelp {
    @'
Removes what install.ps1 made: the program, the files that belong to it, the entry that
-AddToPath added to the Path variable of your user, and folders that are empty afterwards.

It keeps everything else in .kusion, such as workspaces, releases, and modules.

Usage: uninstall.ps1 [-Help]

To install again: irm https://kusionstack.io/scripts/install.ps1 | iex
'@
}

function Uninstall-Kusion {
    $ErrorActionPreference = 'Stop'
    $site = 'https://kusionstack.io'

    # Returns whether the Path variable of the user was changed. References such as %JAVA_HOME% stay as they are.
    function Clear-UserPath([string]$Folder) {
        $key = [Microsoft.Win32.Registry]::CurrentUser.OpenSubKey('Environment', $true)
        $path = [string]$key.GetValue('Path', '', 'DoNotExpandEnvironmentNames')
        $entries = $path -split ';'
        if ($entries -notcontains $Folder) {
            return $false
        }
        $key.SetValue('Path', (@($entries -ne $Folder) -join ';'), 'ExpandString')
        # Setting any variable this way tells running programs to read the environment again.
        [Environment]::SetEnvironmentVariable('KUSION_PATH_CHANGED', 'yes', 'User')
        [Environment]::SetEnvironmentVariable('KUSION_PATH_CHANGED', [NullString]::Value, 'User')
        return $true
    }

    if ($env:OS -ne 'Windows_NT') {
        throw "This script is for Windows. On macOS and Linux, run: curl -fsSL $site/scripts/uninstall.sh | sh"
    }
    $root = Join-Path $env:USERPROFILE '.kusion'
    $receipt = Join-Path $root '.install-receipt'
    if (-not (Test-Path $receipt)) {
        Write-Output "Nothing to remove: install.ps1 did not install Kusion in $root."
        return
    }

    $lines = @(Get-Content -Encoding UTF8 $receipt)
    # The program comes first: while it runs, Windows does not let it go, and nothing else is changed.
    foreach ($name in 'bin\kusion.exe', 'bin\kusion.exe.old') {
        $file = Join-Path $root $name
        if (Test-Path $file) {
            try {
                Remove-Item -Force $file
            }
            catch {
                throw "Cannot remove ${file}: $($_.Exception.Message) Stop kusion if it is running, and run this again."
            }
            Write-Output "Removed $file"
        }
    }
    foreach ($folder in @($lines -match '^path=') -replace '^path=', '') {
        if (Clear-UserPath $folder) {
            Write-Output "Removed $folder from the Path variable of your user"
        }
    }
    Remove-Item -Force $receipt
    Write-Output "Removed $receipt"

    $made = @(@($lines -match '^made=') -replace '^made=', '')
    # Newest first, so that a folder comes before its parent.
    [array]::Reverse($made)
    foreach ($folder in $made) {
        if ((Test-Path $folder) -and -not (Get-ChildItem -Force $folder)) {
            Remove-Item -Force $folder
            Write-Output "Removed $folder, which was empty"
        }
    }
    if (Test-Path $root) {
        Write-Output "Kept $root, which holds files that install.ps1 did not make."
        Write-Output "If you need none of them and have destroyed what you deployed, run: Remove-Item -Recurse $root"
    }
    Write-Output "To install again: irm $site/scripts/install.ps1 | iex"
}

# A partly downloaded last line does not run either: without its last brace, PowerShell cannot parse it.
if ($Help) { Get-KusionUninstallHelp } else { Uninstall-Kusion }
