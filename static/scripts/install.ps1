# Installs Kusion into .kusion in your user folder from its releases on GitHub; -Help lists the options.
# Everything is in functions, and the last line calls them: a partly downloaded script changes nothing.
param(
    [string]$Version = $env:KUSION_VERSION,
    [switch]$AddToPath,
    [switch]$Help
)

function Get-KusionInstallHelp {
    @'
Installs Kusion into .kusion in your user folder. It needs no administrator, and running it again upgrades.

Usage: install.ps1 [options] [version]

  -Version VERSION  release to install, such as v0.14.0; the latest by default
  -AddToPath        add kusion to the Path variable of your user
  -Help             print this text

Environment variables:
  KUSION_VERSION       release to install if none is given as an argument
  KUSION_RELEASES_URL  where to download from, for mirrors
                       (default: https://github.com/KusionStack/kusion/releases);
                       must serve latest/download/checksums.txt, download/v<version>/checksums.txt,
                       and the archives beside them

To uninstall: irm https://kusionstack.io/scripts/uninstall.ps1 | iex
'@
}

function Install-Kusion {
    param([string]$Version, [switch]$AddToPath)

    $ErrorActionPreference = 'Stop'
    # Windows PowerShell downloads many times slower with a progress bar.
    $ProgressPreference = 'SilentlyContinue'
    $site = 'https://kusionstack.io'
    $releases = 'https://github.com/KusionStack/kusion/releases'
    if ($env:KUSION_RELEASES_URL) {
        $releases = $env:KUSION_RELEASES_URL.TrimEnd('/')
    }

    function Add-Folder([string]$Path) {
        try {
            New-Item -ItemType Directory -Path $Path | Out-Null
        }
        catch {
            throw "Cannot create the folder ${Path}: $($_.Exception.Message) Check the permissions of the folder that holds it. Nothing was changed."
        }
    }

    function Save-Download([string]$Url, [string]$Path, [string]$NotFound) {
        try {
            Invoke-WebRequest -UseBasicParsing -Uri $Url -OutFile $Path
        }
        catch {
            if ($NotFound -and $_.Exception.Response -and [int]$_.Exception.Response.StatusCode -eq 404) {
                throw $NotFound
            }
            throw "Cannot download ${Url}: $($_.Exception.Message) Check the network and your proxy settings, or set KUSION_RELEASES_URL to a mirror. Nothing was changed."
        }
    }

    # Starts the program with another home folder, because Kusion writes there and unpacks the KCL compiler.
    function Test-Program([string]$Path, [string]$HomeFolder) {
        $names = 'USERPROFILE', 'GOPATH', 'KUSION_HOME', 'KUSION_PATH'
        $saved = @(Get-Item ($names -replace '^', 'Env:') -ErrorAction SilentlyContinue)
        foreach ($name in $names) {
            Set-Item "Env:$name" $HomeFolder
        }
        try {
            & $Path version -o json | Out-Null
            $LASTEXITCODE -eq 0
        }
        finally {
            Remove-Item ($names -replace '^', 'Env:')
            foreach ($variable in $saved) {
                Set-Item "Env:$($variable.Name)" $variable.Value
            }
        }
    }

    # Returns whether the Path variable of the user was changed. References such as %JAVA_HOME% stay as they are.
    function Add-UserPath([string]$Folder) {
        $key = [Microsoft.Win32.Registry]::CurrentUser.OpenSubKey('Environment', $true)
        $path = [string]$key.GetValue('Path', '', 'DoNotExpandEnvironmentNames')
        if (($path -split ';') -contains $Folder) {
            return $false
        }
        $key.SetValue('Path', ((@($Folder, $path) -ne '') -join ';'), 'ExpandString')
        # Setting any variable this way tells running programs to read the environment again.
        [Environment]::SetEnvironmentVariable('KUSION_PATH_CHANGED', 'yes', 'User')
        [Environment]::SetEnvironmentVariable('KUSION_PATH_CHANGED', [NullString]::Value, 'User')
        return $true
    }

    if ($env:OS -ne 'Windows_NT') {
        throw "This script is for Windows. On macOS and Linux, run: curl -fsSL $site/install.sh | sh"
    }
    $processor = $env:PROCESSOR_ARCHITECTURE
    if ($env:PROCESSOR_ARCHITEW6432) {
        $processor = $env:PROCESSOR_ARCHITEW6432
    }
    switch ($processor) {
        'AMD64' { $builds = @('amd64') }
        # Windows on ARM also runs programs for amd64.
        'ARM64' { $builds = @('arm64', 'amd64') }
        default { throw "Kusion has no builds for $processor processors, only for amd64 and arm64. Nothing was changed." }
    }
    if (-not $Version) {
        $Version = 'latest'
    }
    $Version = $Version -replace '^v', ''
    if ($Version -notmatch '^[0-9A-Za-z.-]+$') {
        throw "'$Version' is not a version. Use one such as v0.14.0, or leave it out for the latest. Nothing was changed."
    }

    # Windows PowerShell may not use TLS 1.2 unless told to.
    [Net.ServicePointManager]::SecurityProtocol = [Net.ServicePointManager]::SecurityProtocol -bor [Net.SecurityProtocolType]::Tls12
    $root = Join-Path $env:USERPROFILE '.kusion'
    $bin = Join-Path $root 'bin'
    $program = Join-Path $bin 'kusion.exe'
    $receipt = Join-Path $root '.install-receipt'
    $work = Join-Path $root ('.install.' + [guid]::NewGuid())
    $known = @()
    if (Test-Path $receipt) {
        $known = @(Get-Content -Encoding UTF8 $receipt)
    }
    elseif (Test-Path $program) {
        throw "Another installer made $program. Move it away and run this again. Nothing was changed."
    }

    $made = @()
    $installed = $false
    try {
        foreach ($folder in $root, $bin) {
            if (-not (Test-Path $folder)) {
                Add-Folder $folder
                $made += $folder
            }
        }
        Add-Folder $work

        $source = "$releases/latest/download"
        if ($Version -ne 'latest') {
            $source = "$releases/download/v$Version"
        }
        $sums = Join-Path $work 'checksums.txt'
        Save-Download "$source/checksums.txt" $sums "There is no release $Version at $releases. Open that page for the releases there are, or leave out the version for the latest. Nothing was changed."
        $found = $null
        foreach ($build in $builds) {
            if (-not $found) {
                $found = Select-String -Path $sums -Pattern "^([0-9a-f]{64})  (kusion_([^_]+)_windows_$build\.zip)$" | Select-Object -First 1
            }
        }
        if (-not $found) {
            throw "$source/checksums.txt lists no build of Kusion for Windows on $processor. Nothing was changed."
        }
        $groups = $found.Matches[0].Groups
        $checksum = $groups[1].Value
        $archive = $groups[2].Value
        $release = $groups[3].Value

        $current = (Test-Path $program) -and $known -contains "version=$release" -and
            $known -contains "sha256=$((Get-FileHash $program -Algorithm SHA256).Hash)"
        if ($current) {
            $installed = $true
            Write-Output "Kusion v$release is already installed: $program"
        }
        else {
            Write-Output "Downloading $releases/download/v$release/$archive ..."
            $zip = Join-Path $work $archive
            Save-Download "$releases/download/v$release/$archive" $zip
            $actual = (Get-FileHash $zip -Algorithm SHA256).Hash
            if ($actual -ne $checksum) {
                throw "The checksum of $archive is $actual, but checksums.txt says $checksum. The download is incomplete or was tampered with, so it was not unpacked. Nothing was changed."
            }
            Expand-Archive -Path $zip -DestinationPath (Join-Path $work 'unpacked')
            $new = Join-Path $work 'unpacked\kusion.exe'
            if (-not (Test-Program $new $work)) {
                throw "The new kusion.exe does not start. Nothing was changed."
            }

            $hash = (Get-FileHash $new -Algorithm SHA256).Hash
            $lines = @('# Written by install.ps1. uninstall.ps1 removes what is listed here.', "version=$release", "sha256=$hash")
            $lines += @($known -match '^(made|path)=')
            $lines += @($made -replace '^', 'made=')
            Set-Content -Encoding UTF8 $receipt $lines
            $installed = $true
            # A running program can be renamed, but not overwritten.
            $previous = "$program.old"
            if (Test-Path $program) {
                Move-Item -Force $program $previous
            }
            try {
                Move-Item $new $program
            }
            catch {
                if (Test-Path $previous) {
                    Move-Item -Force $previous $program
                }
                throw
            }
            Remove-Item -Force $previous -ErrorAction SilentlyContinue
            $replaced = ($known -match '^version=') -replace '^version=(.*)$', ', which replaces v$1'
            Write-Output "Installed Kusion v$release${replaced}:"
            Write-Output "  $program"
            Write-Output "  $receipt (for uninstall.ps1)"
        }

        if ($AddToPath -and (Add-UserPath $bin)) {
            Add-Content -Encoding UTF8 $receipt "path=$bin"
            Write-Output "Added $bin to the Path variable of your user. Open a new terminal to use it."
        }
        elseif (($env:Path -split ';') -notcontains $bin) {
            Write-Output 'To add kusion to Path in this terminal, run:'
            Write-Output "  `$env:Path = '$bin;' + `$env:Path"
            if (-not $AddToPath) {
                Write-Output 'For new terminals, run install.ps1 with -AddToPath.'
            }
        }
        Write-Output "To undo all this: irm $site/scripts/uninstall.ps1 | iex"
    }
    finally {
        Remove-Item -Recurse -Force $work -ErrorAction SilentlyContinue
        if (-not $installed) {
            # Newest first, so that a folder comes before its parent.
            [array]::Reverse($made)
            foreach ($folder in $made) {
                if (-not (Get-ChildItem -Force $folder)) {
                    Remove-Item -Force $folder
                }
            }
        }
    }
}

# A partly downloaded last line does not run either: without its last brace, PowerShell cannot parse it.
if ($Help) { Get-KusionInstallHelp } else { Install-Kusion -Version $Version -AddToPath:$AddToPath }
